import type Resources from './resources';

declare module 'i18next' {
  interface CustomTypeOptions {
    // A key begins with its namespace. For example, `home` is the namespace of `$.home.hero.title`. A wrong
    // key does not compile.
    enableSelector: 'strict';
    defaultNS: 'common';
    resources: Resources;
  }
}
