import type { Page } from 'playwright-core';
import { createColorTools } from './inPage/colors.ts';
import { createControlTools } from './inPage/controls.ts';
import { createElementTools } from './inPage/elements.ts';
import { createTabStopTools } from './inPage/tabStops.ts';
import { createTextTools } from './inPage/texts.ts';

/**
 * These functions are sent to the page as source text, so they cannot use imports. The tools that they
 * create call each other through the global variable `audit`.
 */
const toolFactories = [
  createElementTools,
  createControlTools,
  createTextTools,
  createColorTools,
  createTabStopTools,
];

declare global {
  var audit: ReturnType<typeof createElementTools> &
    ReturnType<typeof createControlTools> &
    ReturnType<typeof createTextTools> &
    ReturnType<typeof createColorTools> &
    ReturnType<typeof createTabStopTools>;
}

/** Defines the variable `audit` in the page, even if the page's own scripts are disabled. */
export async function installPageTools(page: Page, generatedIds?: RegExp): Promise<void> {
  const argument = JSON.stringify(generatedIds?.source) ?? 'undefined';
  await page.evaluate(
    `globalThis.audit = Object.assign({}, ${toolFactories.map((create) => `(${create})(${argument})`).join()}); undefined`,
  );
}
