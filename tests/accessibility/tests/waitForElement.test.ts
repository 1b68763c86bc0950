import { chromium } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { launchOptions } from '../gather/launchOptions.ts';
import { waitForElement } from '../gather/waitForElement.ts';
import { serveExample } from './exampleSite.ts';

it('finds an element in a document that replaces the first one', async () => {
  const server = await serveExample({
    html: '<h1>Boats</h1>',
    script: () => setTimeout(() => location.replace('/second'), 50),
    otherPages: [
      {
        html: '<h1>Rowing</h1>',
        script: () =>
          setTimeout(() => document.querySelector('h1')!.setAttribute('data-ready', ''), 50),
      },
    ],
  });
  onTestFinished(async () => server.close());
  await using browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  await page.goto(server.origin);
  await waitForElement(page, '[data-ready]');
  expect(await page.locator('[data-ready]').textContent()).toBe('Rowing');
});
