import type { Page } from '@playwright/test';
import { sampleVisitors, t } from './pages.ts';
import { expect, hydrated, test, visit } from './site.ts';

const line = (page: Page, name = t(($) => $.home.hero.line.name)) =>
  page.getByRole('slider', { name });

/** Where the scene after the line is cut. */
const readCut = (page: Page) =>
  page
    .locator('img[src$="#after"]')
    .first()
    .evaluate((image) => getComputedStyle(image).clipPath);

for (const { tag, at, dir, t: inLanguage } of sampleVisitors)
  test(
    `a visitor in ${tag} moves the line of the picture by keys, and is told what is seen`,
    { tag: '@language' },
    async ({ page }) => {
      await visit(page, at('/'));
      const scene = page.locator('main div:has(> img)').first();
      await expect(scene).toHaveCSS('scale', dir === 'rtl' ? '-1 1' : 'none');
      const slider = line(
        page,
        inLanguage(($) => $.home.hero.line.name),
      );
      const format = (percent: number) =>
        new Intl.NumberFormat(tag, { style: 'percent' }).format(percent / 100);
      const [forward, back] =
        dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      const steps = { [forward!]: 55, [back!]: 50, PageUp: 60, End: 100, Home: 0 };
      let cut = await readCut(page);
      for (const [key, before] of Object.entries(steps)) {
        await slider.press(key);
        await expect(slider).toHaveAttribute(
          'aria-valuetext',
          inLanguage(($) => $.home.hero.line.value, {
            before: format(before),
            after: format(100 - before),
          }),
        );
        expect(await readCut(page)).not.toBe(cut);
        cut = await readCut(page);
      }
    },
  );

test('a visitor who goes on with Tab leaves the line where it is', async ({ page }) => {
  await visit(page, '/');
  await line(page).press('Tab');
  await expect(line(page)).not.toBeFocused();
  await expect(line(page)).toHaveValue('48');
});

test('a visitor in ar who goes back by Alt and an arrow leaves the line where it is', async ({
  page,
}) => {
  await visit(page, '/ar');
  const slider = page.getByRole('slider');
  for (const key of ['Alt+ArrowRight', 'Control+ArrowLeft', 'Meta+ArrowRight'])
    await slider.dispatchEvent('keydown', {
      key: key.split('+')[1],
      [`${key.split('+')[0]!.toLowerCase().replace('control', 'ctrl')}Key`]: true,
    });
  await expect(slider).toHaveValue('48');
});

test('a key at the end of the line brings it there, and says so', async ({ page }) => {
  await visit(page, '/');
  await line(page).fill('98');
  await line(page).press('ArrowRight');
  await expect(line(page)).toHaveValue('100');
  await expect(line(page)).toHaveAttribute('aria-valuetext', /100%/);
});

test('a visitor who comes back to a document finds picture and slider at the same place', async ({
  page,
}) => {
  await visit(page, '/');
  const cut = await readCut(page);
  await line(page).press('ArrowRight');
  expect(await readCut(page)).not.toBe(cut);
  await page.goto('/privacy');
  await page.goBack();
  await hydrated(page);
  expect(await readCut(page)).toBe(cut);
  await expect(line(page)).toHaveValue('48');
});

test('a visitor drags the line of the picture, and it stands under the pointer', async ({
  page,
}) => {
  await visit(page, '/');
  const { x, y, width, height } = (await line(page).boundingBox())!;
  const grip = line(page).locator('xpath=following-sibling::*');
  const middle = async () => {
    const box = (await grip.boundingBox())!;
    return box.x + box.width / 2;
  };
  await page.mouse.move(await middle(), y + height / 2);
  await page.mouse.down();
  for (const part of [0.3, 0.8]) {
    await page.mouse.move(x + width * part, y + height / 2, { steps: 4 });
    // A step of the slider is a hundredth of its way.
    expect(Math.abs((await middle()) - (x + width * part))).toBeLessThan(width / 100);
  }
  await page.mouse.up();
  // No drag is needed (WCAG 2.5.7).
  await page.mouse.click(x + width * 0.2, y + height * 0.9);
  expect(Math.abs((await middle()) - (x + width * 0.2))).toBeLessThan(width / 100);
});

test('a finger that goes up over the picture scrolls the page, and two zoom it', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(line(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
});

test('the picture is asked for once and first, and has no control before one answers', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('ERR_FAILED');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requests.push(request.url());
  });
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('[data-unscripted]').waitFor();
  // The first one has the connection on which the page came; the next may have to open one.
  const [first, ...others] = requests;
  expect(first).toContain('/hero-');
  expect(others.filter((url) => url.includes('/hero-'))).toEqual([]);
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('on paper the picture has no control', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(line(page)).toHaveCount(0);
  await page.emulateMedia({ media: null });
});
