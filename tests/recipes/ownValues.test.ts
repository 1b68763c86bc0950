import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySite } from '../copySite.ts';
import { makeFolder } from '../makeFolder.ts';

it('the build prints one warning with the names of the values that have a reserved domain', () => {
  const folder = makeFolder();
  copySite(folder);
  const { PATH, HOME } = process.env;
  const { status, stderr } = spawnSync('node_modules/.bin/vite', ['build'], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      VITE_CONTACT_EMAIL: 'hello@enhance.example',
      VITE_HOME_APP_URL: 'https://app.enhance.com/',
      VITE_SITE_ORIGIN: 'https://www.enhance.com',
    },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stderr.match(/WARNING: .*/g)).toEqual([
    expect.stringContaining('WARNING: Visitors reach nobody by VITE_CONTACT_EMAIL: '),
  ]);
}, 60_000);

it('the browser tests expect the email address that .env.local names', () => {
  const folder = makeFolder();
  copySite(folder);
  writeFileSync(join(folder, '.env.local'), 'VITE_CONTACT_EMAIL=hello@enhance.com\n');
  const { PATH, HOME } = process.env;
  const script = `import { contactEmail } from './tests/e2e/pages.ts'; console.log(contactEmail);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    env: { PATH, HOME },
    encoding: 'utf8',
  });
  expect(output).toBe('hello@enhance.com\n');
});
