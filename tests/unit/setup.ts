import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { announce } from '../../src/notifications/announce.ts';
import { closeToast } from '../../src/notifications/toasts.ts';

// On a busy machine, a page may take longer to render than Testing Library waits by default.
configure({ asyncUtilTimeout: 10_000 });

// jsdom does not implement these, but the site or axe uses them.
HTMLCanvasElement.prototype.getContext = () => null;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Object.defineProperty(HTMLElement.prototype, 'innerText', {
  configurable: true,
  get(this: HTMLElement) {
    return this.textContent;
  },
});
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;

beforeEach(() => {
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => {
      throw new Error(`console.${method}: ${words.join(' ')}`);
    });
});

afterEach(() => {
  act(closeToast);
  cleanup();
  // Clear the announcement, because the test files share their modules. Otherwise the next file would begin
  // with this announcement.
  announce();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
});
