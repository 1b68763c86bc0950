import { expect, test, visit } from './site.ts';

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
