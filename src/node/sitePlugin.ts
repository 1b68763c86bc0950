import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isRunnableDevEnvironment, loadEnv, type Plugin, type ViteDevServer } from 'vite';
import { resolveAddress } from '../i18n/urls.ts';
import { notFound } from '../site/routes.ts';
import { fillDocument } from './prerender/document.ts';
import { toSiteTexts } from './build/siteTexts.ts';
import { buildSite } from './prerender/buildSite.ts';
import { listLeft, removeLeft } from './leftovers.ts';
import { readBuildDate } from './buildDate.ts';
import { checkSiteConfig } from './siteConfig.ts';
import { renderEditorLinks, toDevAddress } from './locales/editorLinks.ts';
import { listAddresses } from './locales/progress.ts';
import { readSiteLocales, type Audience } from './locales/siteLocales.ts';

const workFolders = 'node_modules/.site-builds';

/** Milliseconds, far more than a build takes: a container sees no process of another. */
const leftAfter = 60 * 60 * 1000;

const rendererEntry = 'src/node/prerender/renderer.ts';

/**
 * Makes HTML of the site: `vite build` writes every route in every language to `dist`, complete
 * without a script; `vite` renders the page that is asked for.
 */
export function sitePlugin(): Plugin {
  let folder = 'dist';
  return {
    name: 'site',

    config({ build }, { mode, command }) {
      folder = build?.outDir ?? folder;
      checkSiteConfig(loadEnv(mode, process.cwd(), 'VITE_'));
      return {
        // Every page is a file of its own; none stands in for an unknown address.
        appType: 'custom',
        define: {
          // In UTC, because the same moment can be of two years elsewhere.
          BUILD_YEAR: readBuildDate(process.env.SOURCE_DATE_EPOCH).getUTCFullYear(),
          // In development everyone is a translator.
          IS_PREVIEW: command === 'serve' || audience() === 'translators',
        },
        // A picture inside a script or style sheet would need `data:` in the security policy.
        build: {
          assetsInlineLimit: 0,
          // The tools of translators weigh on nobody else.
          ...(audience() === 'translators' && { chunkSizeWarningLimit: 1000 }),
        },
        environments: {
          client: {
            build: {
              // `publish` brings it from there to the folder that was asked for.
              outDir: nameWorkFolder(),
              emptyOutDir: true,
              // What visitors load are copies, beside which most licences want their words to stand.
              license: { fileName: 'licenses.txt' },
              // It stands inside of the pages; one that came with a part would move them.
              cssCodeSplit: false,
              rolldownOptions: { input: ['index.html', 'src/load.ts'] },
            },
          },
          ssr: {
            build: {
              outDir: nameWorkFolder(),
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: { input: rendererEntry },
            },
            // Bundled into the renderer, which would else read the whole icon set; in development
            // Vite would transform it all.
            resolve: { noExternal: command === 'build' ? ['@tabler/icons-react'] : [] },
          },
        },
        builder: {
          async buildApp(builder) {
            removeLeft(listLeft(workFolders, leftAfter));
            const used = Object.values(builder.environments).map(
              ({ config }) => config.build.outDir,
            );
            await buildSite(builder, audience(), folder).finally(() => removeLeft(used));
          },
        },
      };
    },

    configureServer(server) {
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls.call(server);
        const [origin = ''] = server.resolvedUrls?.local ?? [];
        for (const line of listAddresses(origin.replace(/\/$/, '')))
          server.config.logger.info(`  ${line}`);
      };
      return () => servePages(server);
    },

    hotUpdate({ file }) {
      // Texts come with the page, so only a new page has new ones.
      if (file.startsWith(`${this.environment.config.root}/locales/`))
        this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

function servePages(server: ViteDevServer) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules here.');

  const render = async (pathname: string) => {
    const { checkContent, renderPage }: typeof import('./prerender/renderer.ts') =
      await ssr.runner.import(`/${rendererEntry}`);
    // Read each time: a translator sees what was just saved.
    const locales = readSiteLocales('translators');
    checkContent(locales[0]!.messages); // English comes first.
    const tags = locales.map(({ tag }) => tag);
    const address = resolveAddress(pathname, tags);
    const { route } = address;
    const locale = locales.find(({ tag }) => tag === address.locale);
    if (!locale) throw new Error(`There is no locales/${address.locale}.`);
    const template = await server.transformIndexHtml('/', readFileSync('index.html', 'utf8'));
    const page = await renderPage(route, locale, locales, `/site-texts/${locale.tag}.json`);
    return { status: route === notFound ? 404 : 200, html: fillDocument(template, locale, page) };
  };

  server.middlewares.use((request, response, next) => {
    const [pathname = '/'] = (request.originalUrl ?? '/').split('?');
    const [, linksOf] = /^\/preview-places\/(.+)\.json$/.exec(pathname) ?? [];
    if (linksOf) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(renderEditorLinks(linksOf, toDevAddress));
      return;
    }
    const [, tag] = /^\/site-texts\/(.+)\.json$/.exec(pathname) ?? [];
    const asked = tag && readSiteLocales('translators').find((locale) => locale.tag === tag);
    if (asked) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(toSiteTexts(asked));
      return;
    }
    render(pathname)
      .then(({ status, html }) => {
        response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      })
      .catch(next);
  });
}

/** Another for each build: two may run at once, and Node reads a module of one address only once. */
function nameWorkFolder(): string {
  return `${workFolders}/${randomUUID()}`;
}

/** `npm run preview:locales` builds for translators, the gate for its tests. */
function audience(): Audience {
  const { SITE_AUDIENCE } = process.env;
  return SITE_AUDIENCE === 'translators' || SITE_AUDIENCE === 'tests' ? SITE_AUDIENCE : 'visitors';
}
