import { expect, it } from 'vitest';
import { hashScripts } from '../../src/node/build/template.ts';

it('the security policy allows every inline script that the build writes, and needs no hash for JSON', () => {
  const scripts = [
    '',
    ' type="text/javascript"',
    ' type="speculationrules"',
    ' data-modules="/json.js" async',
  ];
  const page = scripts.map((attributes) => `<script${attributes}>${attributes}</script>`).join('');
  const data = '<script id="data" type="application/ld+json">{}</script>';
  expect(hashScripts(page + data)).toEqual(hashScripts(page));
  expect(new Set(hashScripts(page)).size).toBe(scripts.length);
});
