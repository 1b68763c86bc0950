interface ImportMetaEnv {
  readonly VITE_CONTACT_EMAIL: string;
  readonly VITE_HOME_APP_URL: string;
  readonly VITE_SITE_ORIGIN: string;
}

/** Vite's configuration sets this to the year of `SOURCE_DATE_EPOCH` or, by default, of the build. */
declare const BUILD_YEAR: number;

/** Vite's configuration sets this to true in the build for translators and on the development server. */
declare const IS_PREVIEW: boolean;

interface Navigator {
  /** Only Chromium has this: https://developer.mozilla.org/en-US/docs/Web/API/NetworkInformation/saveData. */
  readonly connection?: { readonly saveData: boolean };
}

interface Window {
  /** For each button that is pressed before React listens, `load.ts` adds its index among all buttons. */
  earlyPresses?: number[];
  /** Fulfilled when the style sheet is loaded, and rejected if it cannot be loaded (`load.ts`). */
  styleSheet?: Promise<unknown>;
  siteTexts?: Promise<Response>;
}
