import type Resources from './resources';

declare module 'i18next' {
  interface CustomTypeOptions {
    // Keys include their namespace, `$.home.hero.title`. A wrong key does not compile.
    enableSelector: 'strict';
    resources: Resources;
  }
}
