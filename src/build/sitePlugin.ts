import { readFileSync } from 'node:fs';
import { isRunnableDevEnvironment, loadEnv, type Plugin, type ViteDevServer } from 'vite';
import { defaultLocale } from '../i18n/urls.ts';
import { pathToRoute, type Route } from '../site/routes.ts';
import { fillDocument } from './document.ts';
import { buildSite } from './prerender.ts';
import { checkSiteConfig } from './siteConfig.ts';

const rendererEntry = 'src/build/renderer.ts';

/**
 * Makes HTML of the site: `vite build` writes every route in every language to `dist`, complete
 * without a script; `vite` renders the page that is asked for.
 */
export function sitePlugin(): Plugin {
  return {
    name: 'site',

    config(_, { mode, command }) {
      checkSiteConfig(loadEnv(mode, process.cwd(), 'VITE_'));
      return {
        // Every page is a file of its own; none stands in for an unknown address.
        appType: 'custom',
        define: { BUILD_YEAR: new Date().getFullYear() },
        // A picture inside a script or style sheet would need `data:` in the security policy.
        build: { assetsInlineLimit: 0 },
        environments: {
          ssr: {
            build: {
              outDir: 'node_modules/.site-renderer',
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: { input: rendererEntry },
            },
            // Bundled into the renderer, which would else read the whole icon set; in development
            // Vite would transform it all.
            resolve: { noExternal: command === 'build' ? ['@tabler/icons-react'] : [] },
          },
        },
        builder: { buildApp: buildSite },
      };
    },

    configureServer(server) {
      return () => servePages(server);
    },

    hotUpdate({ file }) {
      // Texts come with the page, so only a new page has new ones.
      if (file.includes('/locales/')) this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

function servePages(server: ViteDevServer) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules here.');

  const render = async (route: Route) => {
    const { renderPage }: typeof import('./renderer.ts') = await ssr.runner.import(
      `/${rendererEntry}`,
    );
    const index = readFileSync('index.html', 'utf8');
    const template = await server.transformIndexHtml('/', index);
    return fillDocument(template, await renderPage(route, defaultLocale));
  };

  server.middlewares.use((request, response, next) => {
    const [pathname = '/'] = (request.originalUrl ?? '/').split('?');
    const route = pathToRoute(pathname);
    render(route)
      .then((html) => {
        const status = route.indexed ? 200 : 404;
        response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      })
      .catch(next);
  });
}
