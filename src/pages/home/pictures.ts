import type { Product } from '../../site/products.ts';
import homeLogo from './logos/home.svg';
import rideLogo from './logos/ride.svg';
import roomLogo from './logos/room.svg';
import diet from './pictures/diet.svg';
import health from './pictures/health.svg';
import home from './pictures/home.svg';
import ride from './pictures/ride.svg';
import room from './pictures/room.svg';
import tattoo from './pictures/tattoo.svg';

/** Addresses of the pictures, 320 × 200, before and after the line. */
export const productPictures = {
  home,
  room,
  ride,
  tattoo,
  health,
  diet,
} satisfies Record<Product['icon'], string>;

/** Addresses of the apps' own marks, square. */
export const productLogos = {
  home: homeLogo,
  room: roomLogo,
  ride: rideLogo,
} satisfies Record<NonNullable<Product['logo']>, string>;
