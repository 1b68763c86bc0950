interface ImportMetaEnv {
  readonly VITE_CONTACT_EMAIL: string;
  readonly VITE_HOME_APP_URL: string;
  readonly VITE_SITE_ORIGIN: string;
}

/** The year in which the pages were prerendered, set by `vite.config.ts`. */
declare const BUILD_YEAR: number;

/** Whether the build contains the tools for translators, set by `vite.config.ts`. */
declare const IS_PREVIEW: boolean;

interface Navigator {
  /** In Chromium alone: https://developer.mozilla.org/en-US/docs/Web/API/NetworkInformation/saveData */
  readonly connection?: { readonly saveData: boolean };
}

interface Window {
  /** The buttons that were pressed before React listened, by their positions among all (`load.ts`). */
  earlyPresses?: number[];
}
