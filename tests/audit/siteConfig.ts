/** The values that the tested build was made with: those of `.env`, unless a test run says other ones. */
export const siteConfig = {
  contactEmail: process.env.VITE_CONTACT_EMAIL ?? 'hello@enhanceeverything.example',
};
