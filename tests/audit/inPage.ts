import type { Page } from '@playwright/test';
import { createColourTools, type ColourTools } from './inPage/colours.ts';
import { createControlTools, type ControlTools } from './inPage/controls.ts';
import { createFileTools, type FileTools } from './inPage/files.ts';
import { createPlaceTools, type PlaceTools } from './inPage/places.ts';
import { createTextTools, type TextTools } from './inPage/texts.ts';

declare global {
  /** What the checks share inside of the page. */
  var audit: PlaceTools & ControlTools & TextTools & ColourTools & FileTools;
}

/** They travel as text, so that each has nothing from around it but the others' tools. */
const parts = [
  createPlaceTools,
  createControlTools,
  createTextTools,
  createColourTools,
  createFileTools,
];

/** Puts them into the page, also where its own scripts do not run. */
export async function installTools(page: Page): Promise<void> {
  await page.evaluate(
    `globalThis.audit = Object.assign({}, ${parts.map((create) => `(${create})()`).join()}); undefined`,
  );
}
