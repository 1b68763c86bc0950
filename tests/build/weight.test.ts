import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attribute, builtFiles, builtPages, elementsOf } from './dist.ts';

const home = builtPages.find(({ id }) => id === 'home')!;

describe('the first visit', () => {
  it('loads at most 130 kB of script, as brotli packs it', () => {
    const scripts = elementsOf(home, 'script', 'link')
      .map((element) => attribute(element, 'src') ?? attribute(element, 'href') ?? '')
      .filter((url) => url.endsWith('.js'));
    const bytes = scripts.reduce((sum, url) => sum + statSync(`dist${url}.br`).size, 0);
    expect(scripts).not.toEqual([]);
    expect(bytes).toBeLessThanOrEqual(130_000);
  });

  it('loads no font', () => {
    expect(builtFiles.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))).toEqual([]);
  });
});
