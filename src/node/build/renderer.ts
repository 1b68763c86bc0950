/** Vite bundles these modules, because Node does not support JSX, CSS modules or `import.meta.env`. */
export { checkContent } from './checkContent.ts';
export { renderPage } from './renderPage.tsx';
export { renderShareTags } from './renderShareTags.tsx';
export { renderSiteFiles } from './siteFiles.ts';
export { renderStructuredData } from './structuredData.ts';
