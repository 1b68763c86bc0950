import react from '@vitejs/plugin-react';
import mantinePreset from 'postcss-preset-mantine';
import simpleVars from 'postcss-simple-vars';
import { defineConfig } from 'vitest/config';
import { theme } from './src/app/theme.ts';
import { readBuildDate } from './src/node/build/buildDate.ts';
import { mantineTheme } from './src/node/build/mantineTheme.ts';
import { schemeWithoutScript } from './src/node/build/schemeWithoutScript.ts';
import { siteLayer } from './src/node/build/siteLayer.ts';
import { sitePlugin } from './src/node/build/sitePlugin.ts';
import { nameWorkFolder } from './src/node/build/workFolders.ts';

/** Defines `$mantine-breakpoint-sm` and the other variables of https://mantine.dev/styles/postcss-preset/. */
const breakpoints = Object.fromEntries(
  Object.entries(theme.breakpoints ?? {}).map(([name, width]) => [
    `mantine-breakpoint-${name}`,
    width,
  ]),
);

export default defineConfig(({ command }) => {
  const { SITE_AUDIENCE, SOURCE_DATE_EPOCH } = process.env;
  const isBuild = command === 'build';
  const audience =
    SITE_AUDIENCE === 'translators' || SITE_AUDIENCE === 'tests' ? SITE_AUDIENCE : 'visitors';
  return {
    // `sitePlugin` answers all requests for pages, as in https://vite.dev/guide/ssr.
    appType: 'custom',
    plugins: [react(), sitePlugin(audience)],
    publicDir: 'src/static',
    define: {
      // UTC is used, because two time zones can have different years at the same moment.
      BUILD_YEAR: readBuildDate(SOURCE_DATE_EPOCH).getUTCFullYear(),
      // The development server shows the translators' tools too.
      IS_PREVIEW: !isBuild || audience === 'translators',
    },
    css: {
      postcss: {
        plugins: [
          mantinePreset(),
          simpleVars({ variables: breakpoints }),
          mantineTheme,
          schemeWithoutScript,
          siteLayer,
        ],
      },
    },
    build: {
      // Inlined pictures need `data:` addresses, which the security policy forbids.
      assetsInlineLimit: 0,
      // `@tabler/icons-react` exports more than 6,000 icons. With `lazyBarrel`, the build reads only the used
      // ones (https://rolldown.rs/in-depth/lazy-barrel-optimization). The check is off, because the site
      // cannot reduce the number of exports.
      rolldownOptions: {
        experimental: { lazyBarrel: true },
        checks: { largeBarrelModules: false },
      },
    },
    // `client` and `ssr` build into work folders. `sitePlugin` publishes the finished site to `build.outDir`,
    // by default `dist`.
    environments: {
      client: {
        build: {
          outDir: nameWorkFolder(),
          // Most licences of libraries require the text of the licence beside the code that visitors load.
          license: { fileName: 'licenses.txt' },
          // Styles that arrive later, with a chunk, would move the content of the page.
          cssCodeSplit: false,
          rolldownOptions: {
            input: ['index.html', 'src/load.ts'],
            // `load.ts` evaluates the file of each group in a task of its own, so that the browser can
            // respond in between. The groups contain no style sheets, because the build would put the
            // styles of a group before all other styles, whatever the order of the imports.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/.+js$/ },
                  { name: 'router', test: /node_modules\/react-router.+js$/ },
                  { name: 'mantine', test: /node_modules\/(?:@mantine|@floating-ui)\/.+js$/ },
                ],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: nameWorkFolder(),
          copyPublicDir: false,
          rolldownOptions: { input: 'src/node/build/renderer.ts' },
        },
        // A build bundles the icons, to remove the unused ones. The development server does not bundle them,
        // because Vite would then have to transform all icons.
        resolve: { noExternal: isBuild ? ['@tabler/icons-react'] : [] },
      },
    },
    builder: {},
    test: {
      // On a busy machine, axe, servers and browsers need more time than Vitest allows by default.
      testTimeout: 30_000,
      expect: { poll: { timeout: 20_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/unit/**/*.test.ts'],
            // Without isolation, the test files share their imports, so the tests take less time.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['tests/unit/**/*.test.tsx'],
            environment: 'jsdom',
            setupFiles: ['tests/unit/setup.ts'],
            isolate: false,
          },
        },
        ...['build', 'servers', 'recipes'].map((name) => ({
          extends: true as const,
          // Most of these tests wait for other processes, so two files run at once, even on two cores.
          test: { name, include: [`tests/${name}/**/*.test.ts`], maxWorkers: 2 },
        })),
      ],
    },
  };
});
