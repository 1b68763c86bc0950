import type { Check } from '../check.ts';

const noDeadButton = 'Without a script no button is shown that would do nothing.';

export const withoutScript: Check = {
  id: 'without-script',
  criteria: { '2.1.1': noDeadButton, '4.1.2': noDeadButton },
  about:
    'Without a script header, main part and footer are there, and no control that would do nothing.',
  leaves: 'All that has JavaScript, and the small window, which has the same document.',
  looksAt: ({ state, size }) => state === 'without JavaScript' && size === '1280×800',
  async find({ page }) {
    return page.evaluate(() => {
      const dead = [...document.querySelectorAll<HTMLElement>('button, [role=button]')].filter(
        (element) => audit.isShown(element),
      );
      const empty = ['header', 'main', 'footer'].filter(
        (part) => !document.querySelector(part)?.textContent.trim(),
      );
      return [
        ...dead.map((element) => ({
          ...audit.place(element),
          message: `“${audit.nameOf(element)}” does nothing without a script. Hide it until one runs.`,
        })),
        ...empty.map((part) => ({
          message: `There is no <${part}>, or nothing in it, without a script. Write it into the HTML.`,
        })),
      ];
    });
  },
};
