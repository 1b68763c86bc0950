import { expect, test, visit } from './site.ts';

test('the security policy stops an injected script', async ({ page, complaints }) => {
  await visit(page, '/');
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      // Trusted Types and `script-src` both forbid this script. The test passes if one of them stops it.
      Reflect.set(script, 'text', '');
      script.append('document.body.dataset.injected = "yes"');
      document.body.append(script);
    })
    .catch(() => {});
  expect(await page.evaluate(() => document.body.dataset.injected)).toBeUndefined();
  expect(complaints.splice(0).join()).toMatch(/Content Security Policy|TrustedScript/);
});

test('another site cannot show this site in a frame', async ({ page, baseURL, complaints }) => {
  await page.route('https://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}"></iframe>` }),
  );
  await page.goto('https://other.example/');
  const [, frame] = page.frames();
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
  complaints.splice(0);
});
