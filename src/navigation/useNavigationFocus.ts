import { useLayoutEffect, useRef } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../notifications/announce.ts';
import {
  focusControl,
  storePosition,
  useHistoryPositions,
  type Position,
} from './useHistoryPositions.ts';
import { closeToast } from '../notifications/toasts.ts';

/**
 * Does for a client-side navigation what the browser does for a page load: brings the visitor to
 * the start of the page, to the target of the hash, or on Back to where they were, with the focus, so
 * that a screen reader goes on from there. A toast about the page before closes. React Router leaves
 * the focus on the link that was followed (https://github.com/remix-run/react-router/issues/5210).
 */
export function useNavigationFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  // React Router gives all entries that the browser itself loaded the same key.
  const key = `${location.key} ${useHref(location)}`;
  const positions = useHistoryPositions(key);

  useLayoutEffect(() => {
    // The skip link and links followed before hydration create history entries without React Router's
    // state. With a state, such an entry has a position from now on.
    const isForeign = window.history.state === null;
    if (isForeign) window.history.replaceState({}, '');
    // Compared, not counted: the first page keeps its focus, also when StrictMode runs this twice.
    if (shown.current === location) {
      // React replaces the elements of a page that a translator has changed, also the focused one.
      if (document.activeElement === document.body) focusControl(positions.get(key));
      return;
    }
    const samePage = shown.current.pathname === location.pathname;
    shown.current = location;
    // What had the focus went with the page before, as the link of the 404 page does.
    const isLost = document.activeElement === document.body;
    const position = type === 'POP' && !isForeign ? positions.get(key) : undefined;
    // Only then, because a toast that closes may move the focus, which stores the present position.
    closeToast();

    if (position) returnTo(position, location.hash);
    // Without a hash it is an older entry, and the browser has scrolled to where the visitor was.
    else if (!(isForeign && samePage && !location.hash)) goTo(location.hash, samePage);
    // Only a heading says which page it is on, and after a lost focus Orca does not say it
    // (src/decisions/2026-11-23-a-lost-focus-is-followed-by-the-title.md).
    const isTold = !isLost && document.activeElement?.matches(headings);
    if (!samePage && !isTold) announce({ text: document.title });
    // The focus event has stored the scroll position from before the page was scrolled.
    storePosition(positions, key);
  }, [location, type, key, positions]);
}

function returnTo(position: Position, hash: string) {
  if (!focusControl(position)) focusStart(findTarget(hash));
  window.scrollTo({ top: position.top, behavior: 'instant' });
}

function goTo(hash: string, samePage: boolean) {
  const target = findTarget(hash);
  const start = focusStart(target);
  const behavior = samePage && prefersMotion() ? 'smooth' : 'instant';
  if (target) target.scrollIntoView({ behavior });
  else window.scrollTo({ top: start ? topWith(start) : 0, behavior });
}

/** The start of the page; in a window that the header fills, as far down as shows the heading. */
function topWith(heading: Element): number {
  const { top, bottom } = heading.getBoundingClientRect();
  return Math.max(0, Math.ceil(window.scrollY + Math.min(top, bottom - window.innerHeight)));
}

function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeHash(hash));
}

const headings = 'h1, h2, h3';

/** Focuses the target where it takes the focus, else the heading that reading starts at. */
function focusStart(target: HTMLElement | null): HTMLElement | null {
  const start = target?.hasAttribute('tabindex') ? target : findHeading(target ?? document);
  start?.focus({ preventScroll: true });
  return start;
}

function findHeading(within: HTMLElement | Document): HTMLElement | null {
  const isHeading = within instanceof HTMLElement && within.matches(headings);
  const heading = isHeading ? within : within.querySelector<HTMLElement>(headings);
  if (heading) makeFocusable(heading);
  return heading;
}

/** The tabindex goes with the focus: Orca reads a heading that has one as “clickable”. */
function makeFocusable(heading: HTMLElement): void {
  heading.setAttribute('tabindex', '-1');
  heading.addEventListener('blur', function leave() {
    // The window lost the focus, and the heading will have it again with the window.
    if (document.activeElement === heading) return;
    heading.removeAttribute('tabindex');
    heading.removeEventListener('blur', leave);
  });
}

/** `scroll-behavior` in a style sheet would also scroll smoothly at every move of the focus. */
function prefersMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
