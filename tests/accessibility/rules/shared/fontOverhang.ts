/** A line box is taller than its letters, so this share of it is allowed to overlap or to be cut off. */
export const fontOverhang = 0.3;
