/** What Vite bundles for Node, so that the build can import React components and style modules. */
export { checkContent } from './checkContent.ts';
export { renderPage } from './renderPage.tsx';
export { renderSiteFiles } from './siteFiles.ts';
