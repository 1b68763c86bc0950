/** The deployment's own values, checked at build time by `node/build/siteConfig`. */
export const siteConfig = {
  contactEmail: import.meta.env.VITE_CONTACT_EMAIL,
  homeAppUrl: import.meta.env.VITE_HOME_APP_URL,
  /** Scheme and host without a trailing slash. */
  origin: import.meta.env.VITE_SITE_ORIGIN,
};
