import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../notifications/announce.ts';
import { currentPlace, focusControl, useHistoryPlaces, type Place } from './useHistoryPlaces.ts';
import { closeToast } from '../notifications/useToast.tsx';

/**
 * Does for a client-side navigation what the browser does for a page load: brings the visitor to
 * the start of the page, to the place that the hash names, or on Back to where they were, with the
 * focus, so that a screen reader goes on from there. A message about the page before goes. React
 * Router leaves focus on the link that was followed
 * (https://github.com/remix-run/react-router/issues/5210).
 */
export function useNavigationFocus(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const places = useHistoryPlaces(location.key);

  useLayoutEffect(() => {
    // Compared, not counted: the first page keeps its focus, also when StrictMode runs this twice.
    if (shown.current === location) return;
    const samePage = shown.current.pathname === location.pathname;
    shown.current = location;
    closeToast();

    // A fragment link that is not the router's, the skip link, is a POP too, but of a new entry.
    const isReturn = type === 'POP' && window.history.state !== null;
    const place = isReturn ? places.get(location.key) : undefined;
    if (place) returnTo(place, location.hash, samePage);
    else goTo(location.hash, samePage);
    // The focus has been noted where the page stood before it was scrolled.
    if (window.history.state !== null) places.set(location.key, currentPlace());
  }, [location, type, places]);
}

function returnTo(place: Place, hash: string, samePage: boolean) {
  const isBack = focusControl(place);
  if (!isBack) focusStart(findTarget(hash));
  window.scrollTo({ top: place.top, behavior: 'instant' });
  // A link or button does not say which page it is on, as a heading would.
  if (isBack && !samePage) announce(document.title);
}

function goTo(hash: string, samePage: boolean) {
  const target = findTarget(hash);
  const start = focusStart(target);
  const behavior = samePage && isMotionWelcome() ? 'smooth' : 'instant';
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

/** On what reads as the start: the target itself where it takes the focus, else its heading. */
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

/** Until the focus has gone on: of a heading that can take it, Orca says each time “clickable”. */
function makeFocusable(heading: HTMLElement): void {
  heading.setAttribute('tabindex', '-1');
  heading.addEventListener('blur', function leave() {
    // Where the visitor leaves the window, the focus waits for them.
    if (document.activeElement === heading) return;
    heading.removeAttribute('tabindex');
    heading.removeEventListener('blur', leave);
  });
}

/** Asked each time: `scroll-behavior` in a style sheet would glide on every move of the focus too. */
function isMotionWelcome(): boolean {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
