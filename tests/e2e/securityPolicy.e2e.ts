import { expect, test, visit } from './site.ts';

test('a script that is slipped into the page does not run', async ({ page, complaints }) => {
  await visit(page, '/');
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      // What a policy for trusted types lets through, the one for scripts has to stop.
      Reflect.set(script, 'text', '');
      script.append('document.body.dataset.slipped = "yes"');
      document.body.append(script);
    })
    .catch(() => {});
  expect(await page.evaluate(() => document.body.dataset.slipped)).toBeUndefined();
  expect(complaints.splice(0).join()).toMatch(/Content Security Policy|TrustedScript/);
});

test('a page of another site cannot show this one in a frame', async ({
  page,
  baseURL,
  complaints,
}) => {
  await page.route('https://other.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}"></iframe>` }),
  );
  await page.goto('https://other.example/');
  const [, frame] = page.frames();
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
  complaints.splice(0);
});
