/** Each deployment has its own values. The values are checked by `node/build/checkSiteConfig.ts`. */
export const siteConfig = {
  contactEmail: import.meta.env.VITE_CONTACT_EMAIL,
  homeAppUrl: import.meta.env.VITE_HOME_APP_URL,
  /** The origin consists of the scheme and the host, without a trailing slash. */
  origin: import.meta.env.VITE_SITE_ORIGIN,
};
