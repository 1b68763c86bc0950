import type { Plugin } from 'vite';

type LeftOut = {
  /** A module is meant when its path contains this. */
  module: string;
  /** The part of the module that goes; without it, the whole module goes. */
  part?: RegExp;
  standIn: string;
};

const core = '@mantine/core/esm/core';
const components = '@mantine/core/esm/components';
const styleProps = `${core}/Box/style-props`;
const colors = `${core}/MantineProvider`;
const router = '/node_modules/react-router/dist/';

const table: readonly LeftOut[] = [
  // What a button shows while it waits, and how buttons stand in rows.
  {
    module: `${components}/Loader/Loader.mjs`,
    standIn: `${thrower('Loader')} export const defaultLoaders = {};`,
  },
  { module: `${components}/Transition/Transition.mjs`, standIn: thrower('Transition') },
  { module: `${components}/Button/ButtonGroup/ButtonGroup.mjs`, standIn: thrower('ButtonGroup') },
  {
    module: `${components}/Button/ButtonGroupSection/ButtonGroupSection.mjs`,
    standIn: thrower('ButtonGroupSection'),
  },
  { module: `${components}/Card/CardSection/CardSection.mjs`, standIn: thrower('CardSection') },

  // `styles/tokens.css` has the colours, and the theme says where they go.
  {
    module: `${colors}/default-colors.mjs`,
    standIn: 'export const DEFAULT_COLORS = { blue: [] };',
  },
  {
    module: `${colors}/color-functions/default-variant-colors-resolver/default-variant-colors-resolver.mjs`,
    standIn: thrower('defaultVariantColorsResolver'),
  },

  // `mt="md"` and the like; components have classes here (`tests/unit/styleProps.test.ts`).
  {
    module: `${styleProps}/extract-style-props/extract-style-props.mjs`,
    standIn: 'export const extractStyleProps = (rest) => ({ styleProps: {}, rest });',
  },
  {
    module: `${styleProps}/parse-style-props/parse-style-props.mjs`,
    standIn: `export function parseStyleProps({ styleProps }) {
      if (Object.keys(styleProps).length > 0) throw Error(${JSON.stringify(tellOf('Style props'))});
      return {};
    }`,
  },
  {
    module: `${styleProps}/style-props-data.mjs`,
    standIn: 'export const STYLE_PROPS_DATA = {};',
  },
  { module: `${core}/InlineStyles/InlineStyles.mjs`, standIn: thrower('InlineStyles') },
  { module: `${core}/InlineStyles/hash-styles.mjs`, standIn: thrower('hashStyleProps') },

  // Forms, prefetching, scroll restoration, errors of routes: components are made by calls and given
  // their names by assignments, which a bundler has to keep unless it is told that they do nothing
  // else (https://rollupjs.org/configuration-options/#pure).
  {
    module: router,
    part: /= (React\d*\.(?:forwardRef|memo|createContext)\()/g,
    standIn: '= /* @__PURE__ */ $1',
  },
  { module: router, part: /^\w+\.displayName = .*;$/gm, standIn: '' },
  // The error boundary of data routers, which this site does not have, asks for it.
  { module: router, part: /^RenderErrorBoundary\.contextType = .*;$/m, standIn: '' },

  // The connector fetches texts from a backend; here each page brings its own.
  {
    module: 'i18next/dist/esm/i18next.js',
    part: /^class Connector extends EventEmitter \{$.*?^\}$/ms,
    standIn: 'class Connector extends EventEmitter {}',
  },

  // The style sheet is one and stands inside of the page, so no part of the script brings another.
  {
    module: 'vite/preload-helper.js',
    standIn: 'export const __vitePreload = (load) => load();',
  },
];

function tellOf(name: string): string {
  return `${name}: left out by src/node/leftOut.ts. To use it, remove its entry there.`;
}

/** Whoever comes to use one of these is told by the first page that shows it. */
function thrower(name: string): string {
  return `export function ${name}() { throw Error(${JSON.stringify(tellOf(name))}); }`;
}

/**
 * Leaves parts of libraries out of the script: a bundler keeps every part that a component refers to,
 * used or not. After an update that moves what is named here, the build fails.
 */
export function leftOut(): Plugin {
  const unmet = new Set(table);
  const find = (id: string) =>
    table.filter(({ module }) => id.replaceAll('\\', '/').includes(module));
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',

    load(id) {
      const whole = find(id).find(({ part }) => !part);
      if (whole) unmet.delete(whole);
      return whole?.standIn;
    },

    transform(code, id) {
      let rest = code;
      for (const entry of find(id)) {
        if (!entry.part || !rest.match(entry.part)) continue;
        unmet.delete(entry);
        rest = rest.replace(entry.part, entry.standIn);
      }
      return rest === code ? undefined : rest;
    },

    buildEnd(error) {
      if (error || unmet.size === 0) return;
      const names = [...unmet].map(({ module, part }) => [module, part].filter(Boolean).join(' '));
      this.error(
        `src/node/leftOut.ts names what the libraries no longer have. Correct each entry, or remove it and measure the script again:\n${names.join('\n')}`,
      );
    },
  };
}
