/** The share of a line’s height that may overlap or be cut off, because letters do not fill the line. */
export const fontOverhang = 0.3;
