import { writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What each module of the script weighs before it is minified, the heaviest first: `[bytes, module][]`. */
export const moduleSizesFile = 'node_modules/.site-modules.json';

/** Tells the test of the budgets whom to name. */
export function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const sizes = Object.values(bundle)
        .flatMap((part) => (part.type === 'chunk' ? Object.entries(part.modules) : []))
        .map(([module, { renderedLength }]) => [renderedLength, toName(module)] as const)
        .toSorted(([a], [b]) => b - a);
      writeFileSync(moduleSizesFile, JSON.stringify(sizes));
    },
  };
}

/** @example toName('/site/node_modules/i18next/index.js') // => 'i18next/index.js' */
function toName(module: string): string {
  return module.replace(/^.*\/(?:node_modules\/|(?=src\/))/, '');
}
