import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copySite } from '../copySite.ts';

it('the browser tests expect the email address that .env.local names', () => {
  const folder = copySite();
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
