import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { focusSeen, tabWalk } from '../audit/checks/focus.ts';
import { clipped, overlap, reflow, targetSize } from '../audit/checks/layout.ts';
import { names, outline } from '../audit/checks/structure.ts';
import { textContrast } from '../audit/checks/textContrast.ts';
import { axeCheck } from '../audit/engines/axe.ts';
import { installHelpers } from '../audit/helpers.ts';
import { applyMedia } from '../audit/looks.ts';
import type { Variant } from '../audit/model.ts';
import { walk } from '../audit/walk.ts';

const folder = 'reports/accessibility';
// IBM's engine forbids the focus on a table that scrolls, which axe asks for.
const checks = [
  reflow,
  clipped,
  overlap,
  targetSize,
  outline,
  names,
  textContrast,
  axeCheck,
  tabWalk,
  focusSeen,
];
const base = { preference: 'plain', state: 'loaded' } as const;
const variants: Variant[] = [
  { ...base, scheme: 'light', size: '320×256' },
  { ...base, scheme: 'dark', size: '1280×800' },
];
const auditPage = { address: '/', route: 'home', locale: 'en', dir: 'ltr' } as const;

for (const file of ['index.html', 'pages/ar-privacy.html'])
  for (const variant of variants)
    test(`the report holds to its own checks: ${file}, ${variant.scheme}, ${variant.size}`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      expect(existsSync(`${folder}/${file}`), 'npm run audit writes the report').toBe(true);
      const server = createServer(sirv(folder)).listen(0);
      await once(server, 'listening');
      await applyMedia(page, variant);
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/${file}`);
      await installHelpers(page);
      const subject = { page, auditPage, variant, html: '', opened: [], walk: () => walk(page) };
      for (const check of checks) expect.soft(await check.find(subject), check.id).toEqual([]);
      server.close();
      server.closeAllConnections();
    });
