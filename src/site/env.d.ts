interface ImportMetaEnv {
  readonly VITE_CONTACT_EMAIL: string;
  readonly VITE_HOME_APP_URL: string;
  readonly VITE_SITE_ORIGIN: string;
}

/** The year in which the pages were prerendered. Vite's configuration defines it. */
declare const BUILD_YEAR: number;

/** True in the build for translators and on the development server. Vite's configuration defines it. */
declare const IS_PREVIEW: boolean;

interface Navigator {
  /** Only Chromium has this: https://developer.mozilla.org/en-US/docs/Web/API/NetworkInformation/saveData. */
  readonly connection?: { readonly saveData: boolean };
}

interface Window {
  /** The buttons pressed before React listened, as indexes in the list of all buttons (`load.ts`). */
  earlyPresses?: number[];
  /** Settles when the style sheet is loaded or has failed (`load.ts`). */
  styleSheet?: Promise<unknown>;
  siteTexts?: Promise<Response>;
}
