import type Resources from './resources';

declare module 'i18next' {
  interface CustomTypeOptions {
    // Each key under its own namespace, `$.home.hero.title`: a wrong one does not compile.
    enableSelector: 'strict';
    resources: Resources;
  }
}
