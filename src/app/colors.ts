import type { MantineColorsTuple } from '@mantine/core';
import type { Product } from '../site/products.ts';

/**
 * Except in `gray` and `dark`, a shade number has the same purpose in every colour: shade 7 is the background
 * of white text, and shade 4 is the colour of text in the dark scheme. Shades with the same number are about
 * equally light.
 * The cast is safe, because each string below has ten shades.
 */
const toShades = (shades: string) => shades.split(' ') as unknown as MantineColorsTuple;

const products = {
  clay: toShades('#fff4ef #ffe7dd #fbd0bd #f6b294 #e89772 #ca7b57 #af6340 #7e3e1e #632f15 #41261a'),
  honey: toShades(
    '#fbf6ec #f6ecd7 #ecd9b2 #dfc07f #cea856 #b18c39 #98741a #6c4d00 #543b00 #382c11',
  ),
  leaf: toShades('#f1f9f1 #e1f3e1 #c5e5c5 #a0d4a0 #80c182 #65a467 #4d8b50 #29612d #1e4b21 #1f3420'),
  plum: toShades('#faf4fe #f3e8fc #e6d1f7 #d6b4f0 #c39ae2 #a77fc5 #8e67ab #63417b #4d3161 #35273f'),
  rose: toShades('#fff3f5 #ffe5ea #fcccd6 #f7acbc #e990a4 #ca7489 #b05c71 #7f384b #642a3a #41242b'),
  sky: toShades('#eef9ff #daf1fe #b8e1fa #89cef6 #61b9ea #439ccc #2584b2 #005a81 #004666 #143141'),
} satisfies Record<Product['color'], MantineColorsTuple>;

export const colors = {
  ...products,
  brand: toShades(
    '#f2f7ff #dbe9ff #bbd5ff #a4c5ff #91b7fe #6796ee #3d70d1 #1a4ac4 #0e3895 #0f2a5f',
  ),
  amber: toShades(
    '#fff8ea #ffeecb #ffd890 #f7c15f #f5a32f #d6810c #b16512 #7b410f #5e2f11 #3f1f10',
  ),
  red: toShades('#fff2f0 #ffe4df #ffc9c1 #ffa69b #fb877c #dc6b61 #c0534a #8c2d28 #6f211d #47211d'),
  green: toShades(
    '#f1faf2 #dff3e2 #c2e6c8 #9ad5a5 #79c289 #5da56e #448c56 #206133 #164c26 #1c3422',
  ),
  /** Mantine uses `gray.4` and `dark.4` for borders of inputs, which need a contrast of 3:1 (WCAG 1.4.11). */
  gray: toShades('#f5f0e8 #efeae2 #e9e4dc #e2ddd5 #8f897f #6c727e #464d5b #3c4250 #262e3d #141a29'),
  dark: toShades('#f1eee7 #dedad2 #c6cbd5 #898f9c #656c7b #222937 #191f2d #0e141f #0a0e18 #04070f'),
};

export const pageColors = { light: '#fcfaf6', dark: colors.dark[7] };
