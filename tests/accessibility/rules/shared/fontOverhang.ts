/** This share of a line’s height may overlap or be cut off, because letters do not fill the whole height. */
export const fontOverhang = 0.3;
