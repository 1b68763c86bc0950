type TrustedTypes = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => void;
};

/**
 * Mantine writes style elements by `innerHTML`, which the security policy refuses unless this default
 * policy lets it through. Text without `<` cannot make an element, so it is harmless:
 * https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API#the_default_policy
 */
export function allowPlainText(): void {
  // Not in TypeScript's library yet.
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
  });
}
