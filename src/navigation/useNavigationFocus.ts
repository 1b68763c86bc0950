import { useLayoutEffect, useRef } from 'react';
import { useHref, useLocation, useNavigationType } from 'react-router-dom';
import { announce, type Utterance } from '../notifications/announce.ts';
import {
  disableRestoration,
  focusControl,
  storePosition,
  useHistoryPositions,
  type Position,
} from './useHistoryPositions.ts';
import { closeOldToast } from '../notifications/toasts.ts';

/**
 * After a navigation, moves the scroll position and the focus to the start of the page or to the target of
 * the hash. If only the query or the state of the location changes, the scroll position and the focus stay.
 * After Back or Forward, restores the scroll position and the focus that the page had before.
 * React Router itself leaves the focus on the followed link:
 * https://github.com/remix-run/react-router/issues/5210.
 */
export function useNavigationFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef(location);
  // The address is part of the key, because `location.key` is `default` in a history entry without state.
  const key = `${location.key} ${useHref(location)}`;
  const positions = useHistoryPositions(key);

  useLayoutEffect(() => {
    // A history entry of the skip link, or of a link that was followed before hydration, has no state. Give
    // it an empty state, because `useHistoryPositions` ignores entries without state.
    const hasNoState = window.history.state === null;
    if (hasNoState) {
      window.history.replaceState({}, '');
      // For an entry without state, WebKit turns its own restoration of scroll positions on again.
      disableRestoration();
    }
    // When the page is loaded, the location has not changed. A flag for the first run would not work, because
    // StrictMode runs the effect twice.
    if (previous.current === location) {
      // Hydration loses the focus if it replaces elements that the browser's page translation has changed.
      if (document.activeElement === document.body) focusControl(positions.get(key));
      if (window.scrollY === 0 && hasParameters(location.hash)) moveToTarget(location.hash, true);
      return;
    }
    const { pathname, search, hash, state } = previous.current;
    const isSamePage = pathname === location.pathname;
    previous.current = location;
    // A script may change the query or the state while the visitor types into a field, so keep the focus.
    // Keep it even if the hash is removed with them, because React Router's `setSearchParams` removes the
    // hash. But if only the state is removed, move the focus, because every ordinary link to this page
    // removes the state, and has to lead to the start of the page.
    const isSameHash = location.hash === hash || location.hash === '';
    const isStateChanged = location.state !== null && location.state !== state;
    const isChanged = search !== location.search || isStateChanged;
    if (isSamePage && isChanged && isSameHash && type !== 'POP') {
      storePosition(positions, key);
      return;
    }
    // If the navigation removed the followed link, no element has the focus now.
    const isFocusLost = document.activeElement === document.body;
    const position = type === 'POP' && !hasNoState ? positions.get(key) : undefined;
    // Closing the toast may move the focus and overwrite the stored position, so the position is read before.
    const toast = closeOldToast(type === 'POP');

    // A history entry has no state if the visitor left it before hydration, by a link to a section of the
    // same page. When the visitor goes back, the browser itself restores the scroll position, so keep it.
    const hasBrowserScrolled = hasNoState && isSamePage && !location.hash;
    if (position) restorePosition(position, location.hash);
    else if (!hasBrowserScrolled) moveToTarget(location.hash, isSamePage);
    // Screen readers read a heading that gets the focus. Orca does so only if another element had it before.
    const isHeadingRead = !isFocusLost && document.activeElement?.matches(headingSelector);
    const title = isHeadingRead ? [] : [readTitle()];
    // Announcing the title removes the announcement of an open toast, so announce the toast again. If there
    // is neither a title nor a toast, this call clears the live region, which may still contain an old title.
    if (!isSamePage && (title.length > 0 || toast.length === 0)) announce(...title, ...toast);
    // Store the position again, because the focus event stored it before the page was scrolled.
    storePosition(positions, key);
  }, [location, type, key, positions]);
}

function readTitle(): Utterance {
  // If the page cannot be rendered, the document may have no `<title>`.
  const title = document.head.querySelector('title');
  return { text: document.title, ...(title?.lang && { lang: title.lang, dir: title.dir }) };
}

/**
 * Opens the `<details>` elements around the target. Browsers do this themselves, but not if React Router
 * handles the link.
 */
function showTarget(target: HTMLElement | null) {
  const details = target?.parentElement?.closest('details');
  if (!details) return;
  details.open = true;
  showTarget(details);
}

function restorePosition(position: Position, hash: string) {
  if (!focusControl(position)) focusStart(findTarget(hash));
  window.scrollTo({ top: position.top, behavior: 'instant' });
}

function moveToTarget(hash: string, isSamePage: boolean) {
  const target = findTarget(hash);
  showTarget(target);
  const start = focusStart(target);
  // After the skip link (`#main`), WebKit often starts a smooth scroll late or not at all. The top of the
  // first heading would then stay outside of the window.
  const isSmooth = isSamePage && hash !== '#main' && prefersMotion();
  const behavior = isSmooth ? 'smooth' : 'instant';
  if (target) target.scrollIntoView({ behavior });
  else
    window.scrollTo({
      top: start?.matches(headingSelector) ? findTopWithHeading(start) : 0,
      behavior,
    });
}

/** @returns the smallest scroll position that shows the whole heading: 0, or more in a short viewport */
function findTopWithHeading(heading: Element): number {
  const { top, bottom } = heading.getBoundingClientRect();
  return Math.max(0, Math.ceil(window.scrollY + Math.min(top, bottom - window.innerHeight)));
}

const findTarget = (hash: string) =>
  document.getElementById(decodeHash(hash).replace(parameters, ''));

/**
 * Checks whether parameters prevent the browser from finding the target of the hash. Mailing tools append
 * such parameters: `#products?utm_source=news`.
 */
const hasParameters = (hash: string) => parameters.test(hash) && findTarget(hash) !== null;

const parameters = /[?&].*/;

const headingSelector = 'h1, h2, h3';

function focusStart(target: HTMLElement | null): HTMLElement | null {
  const isStart = target?.matches(`[tabindex], ${headingSelector}`);
  const main = document.getElementById('main');
  const heading = (target ?? main)?.querySelector<HTMLElement>(headingSelector);
  // Fall back to `main`, because a page that is still loading has no heading yet.
  const start = isStart ? target : (heading ?? (target ? null : main));
  if (start && !start.hasAttribute('tabindex')) makeFocusable(start);
  start?.focus({ preventScroll: true });
  return start;
}

/** Adds a tabindex until the heading loses the focus. With a permanent tabindex, Orca reads “clickable”. */
function makeFocusable(heading: HTMLElement): void {
  heading.setAttribute('tabindex', '-1');
  heading.addEventListener('blur', function onBlur() {
    // Keep the tabindex if the window loses the focus, because the heading gets the focus back later.
    if (document.activeElement === heading) return;
    heading.removeAttribute('tabindex');
    heading.removeEventListener('blur', onBlur);
  });
}

/**
 * The CSS property `scroll-behavior` cannot replace this function, because the browser would then also scroll
 * smoothly whenever the focus moves.
 */
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
