/** These exports are for the configuration of a site, and for the site's own tests and tools. */
export type { AuditConfig, PageState } from './config.ts';
export { listNodes, readAccessibilityTree } from './gather/accessibilityTree.ts';
export { findBrowser } from './gather/browser.ts';
export { emulateLocale } from './gather/browserContexts.ts';
export { launchOptions } from './gather/launchOptions.ts';
export { openPage } from './gather/pageStates.ts';
export { waitForElement } from './gather/waitForElement.ts';
export { listen } from './listen.ts';
export type { AuditPage, Run } from './model.ts';
export type { SpeechScenario } from './speech/scenario.ts';
