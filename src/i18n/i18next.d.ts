import type Resources from './resources';

declare module 'i18next' {
  interface CustomTypeOptions {
    // With `strict`, a key begins with its namespace, such as `home` in `$.home.hero.title`.
    enableSelector: 'strict';
    defaultNS: 'common';
    resources: Resources;
  }
}
