/** The box of a line is taller than its letters, so an overlap with other lines of this share is allowed. */
export const fontOverhang = 0.3;
