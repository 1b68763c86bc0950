/** The box of a font is higher than its letters. It may overlap other lines by this share of its height. */
export const fontOverhang = 0.3;
