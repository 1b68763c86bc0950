import type { Plugin } from 'postcss';

/** States, variants and parts of Mantine's components that this site never shows. */
const unused = new RegExp(
  [
    String.raw`\[data-(?:loading|block|disabled|circle|truncate|line-clamp|inline|fluid)\b`,
    String.raw`\[data-with-(?:left-section|border|title)\b`,
    `\\[data-(?:mantine-color-scheme=.dark|orientation=.horizontal|variant=.gradient|strategy=.grid)`,
    `\\[data-underline=.(?:hover|not-hover)`,
    ':disabled',
    // Parts: a loader and a group of buttons, a section of a card, a loader and a title of a notification.
    String.raw`\.m_(?:a25b86ee|80d6d844|70be2a01|599a2148|b0920b15|3feedf16)\b`,
    // The section before a label, the sheen of a button, and what a notification has for an icon.
    String.raw`\.m_a74036a:where\(\[data-position=.left`,
    String.raw`\.m_(?:77c9d27d|a513464)(?:::?before|:where\(\[data-with-icon)`,
  ].join('|'),
);
/** Sizes of which the site's own style sheets know better. */
const sizes = /^--(?:(?:button|badge)-(?:height|padding-x|fz)-|container-size-|cb-size-(?!xl))/;

/**
 * Leaves out of Mantine's style sheets what nobody here gets to see: every page brings its styles
 * inside, and half of Mantine's are of that kind. A tool that looks for what the pages name would
 * leave out toasts as well, which no page has when it is built.
 */
export const pruneMantine: Plugin = {
  postcssPlugin: 'prune-mantine',
  OnceExit(root) {
    root.walkRules((rule) => {
      if (!rule.source?.input.file?.includes('@mantine')) return;
      rule.selectors = rule.selectors
        .filter((selector) => !unused.test(selector.replaceAll(/:not\([^)]*\)/g, '')))
        .map((selector) =>
          selector.replace(/^(?::where\()?\[data-mantine-color-scheme=.light.\]\)? /, ''),
        );
      rule.walkDecls(sizes, (declaration) => void declaration.remove());
      if (rule.selectors.join('') === '') rule.remove();
    });
  },
};
