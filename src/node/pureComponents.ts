import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what this site does not use of React Router: forms, prefetching, scroll
 * restoration, 7 kB. Its components are made by calls and named by assignments, which a bundler has
 * to keep unless it is told that they do nothing else
 * (https://rollupjs.org/configuration-options/#pure).
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist/ },
      handler: (code) =>
        code
          .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
    },
  };
}
