import type { Page } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import { createColorTools, type ColorTools } from './inPage/colors.ts';
import { createControlTools, type ControlTools } from './inPage/controls.ts';
import { createElementTools, type ElementTools } from './inPage/elements.ts';
import { createFileTools, type FileTools } from './inPage/files.ts';
import { createTextTools, type TextTools } from './inPage/texts.ts';

declare global {
  /** Functions that the rules share inside of the page. */
  var audit: ElementTools & ControlTools & TextTools & ColorTools & FileTools;
}

/** They are sent to the page as source text, so that each can use the other tools and nothing else. */
const tools = [
  createElementTools,
  createControlTools,
  createTextTools,
  createColorTools,
  createFileTools,
];

/** Installs the tools in the page, also where the page's own scripts are disabled. */
export async function installPageTools(
  page: Page,
  { generatedIds }: Pick<AuditConfig, 'generatedIds'>,
): Promise<void> {
  const argument = JSON.stringify(generatedIds?.source) ?? 'undefined';
  await page.evaluate(
    `globalThis.audit = Object.assign({}, ${tools.map((create) => `(${create})(${argument})`).join()}); undefined`,
  );
}
