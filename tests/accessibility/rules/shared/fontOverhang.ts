/** A font's box is higher than its letters, and may reach out of its line by this share of its height. */
export const fontOverhang = 0.3;
