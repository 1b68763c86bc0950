import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';

export type Position = {
  top: number;
  /** `control` is the index of the focused control among all controls of the page, or -1. */
  control: number;
  /** The address of the focused link, or null for other controls. */
  href: string | null;
};

const storageKey = 'history-positions';
const controlSelector = 'a[href], button, input, textarea, select, summary';

/**
 * Stores the scroll position and the focused control of each history entry. After Back or Forward without a
 * document load, the browser cannot restore the scroll position, because it scrolls before React has rendered
 * the page.
 */
export function useHistoryPositions(key: string): Map<string, Position> {
  const [positions] = useState(() => readPositions(key));

  const store = () => {
    // The skip link creates a history entry without state. While the state is null, `key` still belongs to
    // the previous entry, whose position must not be overwritten.
    if (window.history.state !== null) storePosition(positions, key);
  };
  // `useWindowEvent` always calls the newest `store`. An older `store` would have the `key` of the previous
  // entry, and would overwrite its position when the new page scrolls.
  useWindowEvent('scroll', store, { passive: true });
  useWindowEvent('focusin', store);

  useEffect(disableRestoration, []);
  // If a page comes from the back/forward cache, WebKit restores its position only after `pageshow`, so wait.
  const disableSoon = () => setTimeout(disableRestoration);
  const enableRestoration = () => {
    // After a reload or a return from another document, the browser can restore the position, because the
    // HTML has the whole page.
    window.history.scrollRestoration = 'auto';
    writePositions(positions);
  };
  useWindowEvent('pageshow', disableSoon);
  useWindowEvent('pagehide', enableRestoration);
  // `visibilitychange` is the last event before the browser discards a tab in the background:
  // https://developer.mozilla.org/en-US/docs/Web/API/Document/visibilitychange_event
  // In old browsers, this event does not bubble to the window, so `capture` is needed.
  useWindowEvent(
    'visibilitychange',
    () => (document.hidden ? enableRestoration() : disableSoon()),
    { capture: true },
  );

  return positions;
}

export function disableRestoration(): void {
  window.history.scrollRestoration = 'manual';
}

export function focusControl(position: Position | undefined): boolean {
  const controls = document.querySelectorAll<HTMLElement>(controlSelector);
  const element = controls[position?.control ?? -1];
  // The controls of the page may have changed, so that the index now belongs to another link.
  if (!element || element.getAttribute('href') !== position?.href) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

export function storePosition(positions: Map<string, Position>, key: string): void {
  const controls = [...document.querySelectorAll(controlSelector)];
  const control = controls.findIndex((element) => element === document.activeElement);
  const href = controls[control]?.getAttribute('href') ?? null;
  positions.set(key, { top: window.scrollY, control, href });
}

function readPositions(key: string): Map<string, Position> {
  let positions = new Map<string, Position>();
  if (typeof document === 'undefined') return positions; // The page is being prerendered.
  try {
    positions = new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    // If storage is blocked, start without stored positions.
  }
  // After a reload, the old position is still stored, but the browser may have scrolled to another one.
  storePosition(positions, key);
  return positions;
}

function writePositions(positions: ReadonlyMap<string, Position>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // If storage is blocked or full, the positions are lost when the visitor leaves the document.
  }
}
