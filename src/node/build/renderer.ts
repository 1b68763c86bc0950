/** The modules that Vite bundles for Node, because they import React components and style modules. */
export { checkContent } from './checkContent.ts';
export { renderPage } from './renderPage.tsx';
export { renderShareTags } from './renderShareTags.tsx';
export { renderSiteFiles } from './siteFiles.ts';
export { renderStructuredData } from './structuredData.ts';
