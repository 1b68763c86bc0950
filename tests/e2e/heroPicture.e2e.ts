import type { Page } from '@playwright/test';
import { sampleLocales } from './pages.ts';
import { expect, readCut, recordRequests, test, visit, waitForHydration } from './site.ts';

const getSlider = (page: Page) => page.getByRole('slider');

for (const { tag, at, dir, t: translate } of sampleLocales)
  test(`keys move the line of the picture, and the value of the slider says what is visible: ${tag} @language`, async ({
    page,
  }) => {
    await visit(page, at('/'));
    const scene = page.locator('main div:has(> img)').first();
    await expect(scene).toHaveCSS('scale', dir === 'rtl' ? '-1 1' : 'none');
    const arrows = ['ArrowRight', 'ArrowLeft'] as const;
    const [forward, back] = dir === 'rtl' ? arrows.toReversed() : arrows;
    const { format } = new Intl.NumberFormat(tag, { style: 'percent', numberingSystem: 'latn' });
    const steps = { [forward!]: 55, [back!]: 50, PageUp: 60, End: 100, Home: 0 };
    for (const [key, percent] of Object.entries(steps)) {
      const cut = await readCut(page);
      await getSlider(page).press(key);
      await expect(getSlider(page)).toHaveValue(String(percent));
      const [before, after] = [format(percent / 100), format(1 - percent / 100)];
      const value = translate(($) => $.home.hero.line.value, { before, after });
      await expect(getSlider(page)).toHaveAttribute('aria-valuetext', value);
      expect(await readCut(page)).not.toBe(cut);
    }
  });

test('Tab does not move the line of the picture', async ({ page }) => {
  await visit(page, '/');
  await getSlider(page).press('Tab');
  await expect(getSlider(page)).not.toBeFocused();
  await expect(getSlider(page)).toHaveValue('48');
});

test('shortcuts of the browser with an arrow key do not move the line', async ({ page }) => {
  await visit(page, '/ar');
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    await getSlider(page).dispatchEvent('keydown', { key: 'ArrowRight', [modifier]: true });
  await expect(getSlider(page)).toHaveValue('48');
});

test('on a right-to-left page the script moves the line, because WebKit would move it the other way', async ({
  page,
}) => {
  await visit(page, '/ar');
  // Browsers do not act on a dispatched key event, so only the script can move the line.
  for (const [key, value] of Object.entries({ ArrowLeft: '55', ArrowRight: '50' })) {
    await getSlider(page).dispatchEvent('keydown', { key });
    await expect(getSlider(page)).toHaveValue(value);
  }
});

test('a key moves the line to the end, and the value of the slider says that the line is at the end', async ({
  page,
}) => {
  await visit(page, '/');
  await getSlider(page).fill('98');
  await getSlider(page).press('ArrowRight');
  await expect(getSlider(page)).toHaveValue('100');
  await expect(getSlider(page)).toHaveAttribute('aria-valuetext', /100%/);
});

test('when the visitor returns to the document, the line and the slider have the same position', async ({
  page,
}) => {
  await visit(page, '/');
  const cut = await readCut(page);
  await getSlider(page).press('ArrowRight');
  expect(await readCut(page)).not.toBe(cut);
  await page.goto('/privacy');
  await page.goBack();
  await waitForHydration(page);
  expect(await readCut(page)).toBe(cut);
  await expect(getSlider(page)).toHaveValue('48');
});

test('the line follows the pointer, and a click moves it without dragging', async ({ page }) => {
  await visit(page, '/');
  await expect(getSlider(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  const { x, y, width, height } = (await getSlider(page).boundingBox())!;
  const grip = getSlider(page).locator('xpath=following-sibling::*');
  const readMiddle = async () => {
    const box = (await grip.boundingBox())!;
    return box.x + box.width / 2;
  };
  await page.mouse.move(await readMiddle(), y + height / 2);
  await page.mouse.down();
  for (const share of [0.3, 0.8]) {
    await page.mouse.move(x + width * share, y + height / 2, { steps: 4 });
    // The grip moves in steps of 1 % of its range. The range is narrower than the slider, so a step is less
    // than 1 % of the width of the slider.
    expect(Math.abs((await readMiddle()) - (x + width * share))).toBeLessThan(width / 100);
  }
  await page.mouse.up();
  // WCAG 2.5.7 requires an alternative to dragging.
  await page.mouse.click(x + width * 0.2, y + height * 0.9);
  expect(Math.abs((await readMiddle()) - (x + width * 0.2))).toBeLessThan(width / 100);
});

test('the picture is requested first and only once, and has no slider without the script', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('ERR_FAILED');
  const images = recordRequests(page, 'image');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/');
  await page.locator('[data-unscripted]').waitFor();
  const isHero = images.map((url) => url.includes('/hero-'));
  expect(isHero.indexOf(true)).toBe(0);
  expect(isHero.lastIndexOf(true)).toBe(0);
  await expect(getSlider(page)).toHaveCount(0);
});

test('assistive technology can move the line even if it sends only a `change` event', async ({
  page,
}) => {
  await visit(page, '/');
  const cut = await readCut(page);
  await getSlider(page).evaluate((slider: HTMLInputElement) => {
    slider.value = '80';
    slider.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(getSlider(page)).toHaveAttribute('aria-valuetext', /80%/);
  expect(await readCut(page)).not.toBe(cut);
});

test('a touch removes the step of the slider, so that VoiceOver moves the slider by five percent', async ({
  page,
}) => {
  await visit(page, '/');
  await getSlider(page).press('ArrowRight');
  await getSlider(page).click();
  await expect(getSlider(page)).not.toHaveAttribute('step');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } });

  test('a finger that scrolls the page does not move the line', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await getSlider(page).evaluate((slider) => slider.scrollIntoView({ block: 'center' }));
    const top = await page.evaluate(() => window.scrollY);
    const { x, y, width, height } = (await getSlider(page).boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          distance === undefined ? [] : [{ x: x + width * 0.8, y: y + height / 2 - distance }],
      });
    await touch('touchStart', 0);
    for (let distance = 10; distance <= 200; distance += 10) await touch('touchMove', distance);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 100);
    await expect(getSlider(page)).toHaveValue('48');
    await expect(getSlider(page)).toHaveAttribute('aria-valuetext', /48%/);
  });
});
