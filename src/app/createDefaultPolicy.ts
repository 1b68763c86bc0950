type Rule = (value: string) => string | null;
type TrustedTypes = {
  defaultPolicy: object | null;
  createPolicy: (name: string, rules: { createHTML: Rule; createScriptURL: Rule }) => void;
};

/**
 * Mantine fills style elements with `innerHTML`. The Content Security Policy blocks `innerHTML` unless a
 * default policy of Trusted Types allows it. The default policy allows only text without `<`, because such
 * text cannot create an element:
 * https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API#the_default_policy
 */
export function createDefaultPolicy(): void {
  // TypeScript's DOM library does not have this property yet.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  // A browser extension may have created a default policy. A second one would throw.
  if (trustedTypes?.defaultPolicy) return;
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
    // `script-src` in the Content Security Policy still refuses scripts of other sites.
    createScriptURL: (address) => address,
  });
}
