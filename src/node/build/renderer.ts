/**
 * Vite bundles these modules, because they use JSX, CSS modules or `import.meta.env`, which Node does not
 * support.
 */
export { checkContent } from './checkContent.ts';
export { renderPage } from './renderPage.tsx';
export { renderShareTags } from './renderShareTags.tsx';
export { renderSiteFiles } from './siteFiles.ts';
export { renderStructuredData } from './structuredData.ts';
