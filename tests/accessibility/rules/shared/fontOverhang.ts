/**
 * The box of a line is higher than its letters, so it may overlap other lines by this share of its
 * height.
 */
export const fontOverhang = 0.3;
