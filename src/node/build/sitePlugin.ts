import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Plugin, ResolvedConfig, RunnableDevEnvironment, ViteDevServer } from 'vite';
import { resolveAddress } from '../../i18n/urls.ts';
import { notFound } from '../../site/routes.ts';
import { renderEditorLinks, toDevAddress } from '../locales/editorLinks.ts';
import { listAddresses, listMistakes } from '../locales/progress.ts';
import { readSiteLocales, type Audience } from '../locales/siteLocales.ts';
import { contentTypes, toSecurityHeaders } from '../server/rules.ts';
import { toAddress } from '../server/siteHandler.ts';
import { buildSite } from './buildSite.ts';
import { fillDocument } from './document.ts';
import { checkSiteConfig } from './checkSiteConfig.ts';
import { toSiteTexts } from './toSiteTexts.ts';
import { UserError } from './UserError.ts';

/**
 * The development server sends the security headers of the built site, so that violations appear during
 * development. Inline scripts are allowed, because Vite adds some. `Strict-Transport-Security` is left out:
 * over https, the browser would remember it for other projects on the same host.
 */
const { 'Strict-Transport-Security': _, ...headers } = toSecurityHeaders(['unsafe-inline']);

/** `vite build` writes all pages, and the development server renders each page when it is requested. */
export function sitePlugin(audience: Audience): Plugin {
  return {
    name: 'site',
    configResolved(config) {
      checkSiteConfig(config.env);
      refuseOptions(config);
    },
    buildApp: (builder) => buildSite(builder, audience),

    // The build would make a `blob:` or `data:` address for an inline worker, which the security policy
    // refuses. So each worker is a file, as in development.
    resolveId: {
      order: 'pre',
      filter: { id: /[?&](?:(?:shared)?worker&inline|inline&(?:shared)?worker)$/ },
      handler(id, importer) {
        return this.resolve(id.replace(/inline&|&inline/, ''), importer);
      },
    },

    configureServer(server) {
      // Components are rendered in this process, so a rejected promise in a component would end the server.
      if (process.listenerCount('unhandledRejection') === 0)
        process.on('unhandledRejection', (error) => console.error('Unhandled rejection:', error));
      const { printUrls } = server;
      server.printUrls = () => {
        printUrls.call(server);
        const [origin = ''] = server.resolvedUrls?.local ?? [];
        for (const line of listAddresses(origin.replace(/\/$/, '')))
          server.config.logger.info(`  ${line}`);
        for (const line of listMistakes()) server.config.logger.warn(line);
      };
      return () => servePages(server);
    },

    // While the server restarts, Vite's script waits in a `SharedWorker`, which the security policy refuses.
    // Without `SharedWorker`, the script waits in the page.
    transformIndexHtml: (_html, { server }) =>
      server && [{ tag: 'script', children: 'delete window.SharedWorker' }],

    hotUpdate({ file }) {
      // The texts are part of the HTML, so the page must be loaded again.
      const { name, config, hot } = this.environment;
      if (!file.startsWith(`${config.root}/locales/`)) return;
      hot.send({ type: 'full-reload' });
      if (name === 'client') for (const line of listMistakes()) config.logger.warn(line);
    },
  };
}

function refuseOptions({ base, command, environments, isProduction }: ResolvedConfig) {
  const problems: string[] = [];
  if (command === 'build' && !isProduction)
    problems.push(
      `NODE_ENV is "${process.env.NODE_ENV}", so the site would contain the development version of React. Remove NODE_ENV from the environment and from .env files.`,
    );
  if (base !== '/')
    problems.push(
      `The site cannot be built for ${base}, because all its addresses begin at the root of the host. Remove the option "base".`,
    );
  const { assetsDir, rolldownOptions } = environments.client!.build; // Vite always has this environment.
  const outputs = [rolldownOptions.output ?? []].flat();
  const nameOptions = ['entryFileNames', 'chunkFileNames', 'assetFileNames'] as const;
  const changed: string[] = nameOptions.filter((option) => outputs.some((one) => one[option]));
  if (assetsDir !== 'assets') changed.push('assetsDir');
  if (changed.length > 0)
    problems.push(
      `Built files must keep their names: servers let browsers store each file in assets/ for a year, so its name needs a hash. Remove ${changed.join(', ')} from the options of the build.`,
    );
  if (problems.length > 0) throw new UserError(...problems);
}

function servePages(server: ViteDevServer) {
  server.middlewares.use((request, response, next) => {
    const target = request.originalUrl ?? '/';
    const [path = ''] = target.split('?');
    const address = toAddress(path);
    renderAnswer(server, address)
      .then(({ status, type, body }) => {
        if (status === 200 && path !== address)
          response.writeHead(308, { Location: address + target.slice(path.length) }).end();
        else
          response.writeHead(status, { 'Content-Type': contentTypes[type], ...headers }).end(body);
      })
      .catch(next);
  });
}

async function renderAnswer(server: ViteDevServer, pathname: string) {
  const [, folder, tag = ''] = /^\/(editor-links|site-texts)\/(.+)\.json$/.exec(pathname) ?? [];
  if (folder === 'editor-links')
    return { status: 200, type: 'json', body: renderEditorLinks(tag, toDevAddress) };
  // Each request reads the files again, so that translators see the texts that they just saved.
  const allTexts = toSiteTexts(readSiteLocales('translators'));
  const wanted = allTexts.find(({ locale }) => locale === tag);
  if (wanted) return { status: 200, type: 'json', body: JSON.stringify(wanted) };
  // The cast is safe, because Vite's default environment `ssr` can run modules.
  const { runner } = server.environments.ssr as RunnableDevEnvironment;
  const { checkContent, renderPage, renderSiteFiles }: typeof import('./renderer.ts') =
    await runner.import('/src/node/build/renderer.ts');
  const file = renderSiteFiles(allTexts, new Date())[pathname.slice(1)];
  if (file) return { status: 200, type: extname(pathname).slice(1), body: file };
  checkContent(allTexts);
  const tags = allTexts.map(({ locale }) => locale);
  const address = resolveAddress(pathname, tags);
  const texts = allTexts[tags.indexOf(address.locale)]!; // `resolveAddress` returns one of the tags.
  const template = await server.transformIndexHtml('/', readFileSync('index.html', 'utf8'));
  const page = await renderPage(address.route, texts);
  const status = address.route === notFound ? 404 : 200;
  const body = fillDocument(template, texts, page, `/site-texts/${texts.locale}.json`);
  return { status, type: 'html', body };
}
