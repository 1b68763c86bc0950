/** Vite bundles these modules for Node. They need JSX, CSS modules or `import.meta.env`, which Node lacks. */
export { checkContent } from './checkContent.ts';
export { renderPage } from './renderPage.tsx';
export { renderShareTags } from './renderShareTags.tsx';
export { renderSiteFiles } from './siteFiles.ts';
export { renderStructuredData } from './structuredData.ts';
