import { expect, test, visit } from './site.ts';

test('the security policy stops a script that was injected into the HTML', async ({
  page,
  complaints,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const script = '<script>document.body.dataset.injected = "yes"</script>';
    await route.fulfill({ response, body: html.replace('</main>', `${script}</main>`) });
  });
  await visit(page, '/');
  expect(await page.evaluate(() => document.body.dataset.injected)).toBeUndefined();
  expect(complaints.splice(0).join()).toContain("script-src 'self'");
});

test('the security policy stops a script that another script adds', async ({
  page,
  complaints,
}) => {
  await visit(page, '/');
  const adding = page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.body.dataset.injected = "yes"');
    document.body.append(script);
  });
  await adding.catch(() => {});
  expect(await page.evaluate(() => document.body.dataset.injected)).toBeUndefined();
  expect(complaints.splice(0).join()).toContain('TrustedScript');
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
