import { expect, test, type Page } from '@playwright/test';
import { loadEngine } from '../audit/engines/loadEngine.ts';
import { inPseudo } from '../audit/inPseudo.ts';

const content = '<a href="#a">One</a> <a href="#b">Two</a> <p>Words</p>';

/** The words of what is in the state as far as styles know. */
const listIn = (page: Page, pseudo: string) =>
  page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent),
    pseudo,
  );

test('a state is forced on all that is named, for as long as somebody looks', async ({ page }) => {
  await page.setContent(content);
  await inPseudo(page, ['hover', 'active'], 'a', async () => {
    expect(await listIn(page, ':hover')).toEqual(['One', 'Two']);
    expect(await listIn(page, ':active')).toEqual(['One', 'Two']);
  });
  expect(await listIn(page, ':hover, :active')).toEqual([]);
});

test('a look that breaks leaves no state behind', async ({ page }) => {
  await page.setContent(content);
  const broken = inPseudo(page, ['hover'], 'a', () => Promise.reject(new Error('It broke.')));
  await expect(broken).rejects.toThrow('It broke.');
  expect(await listIn(page, ':hover')).toEqual([]);
});

test('an engine is put into a page once, and one that does not run is named', async ({ page }) => {
  await page.setContent(content);
  const source = 'globalThis.count = (globalThis.count ?? 0) + 1; var engine = {};';
  await loadEngine(page, 'engine', source);
  await loadEngine(page, 'engine', source);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'count'))).toBe(1);
  await expect(loadEngine(page, 'other', 'throw new Error("No.")')).rejects.toThrow(
    'other does not run in about:blank.',
  );
});
