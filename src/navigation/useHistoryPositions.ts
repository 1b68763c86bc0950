import { useEffect, useLayoutEffect, useState } from 'react';

/** Where a visitor was on a page on leaving it. */
export type Position = {
  /** How far down, in CSS pixels. */
  top: number;
  /** Which control had the focus, counted among all of the page; -1 for none. */
  control: number;
};

const storageKey = 'history-places';
const controls = 'a[href], button, input, summary';
/**
 * Browsers keep 50 or 100 entries of a tab and tell nobody which they drop:
 * https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/public/common/history/session_history_constants.h
 */
const kept = 100;

/**
 * The positions of the entries of the session history, by a key of each. The browser restores a
 * scroll position before React has rendered the page that it is meant for.
 */
export function useHistoryPositions(key: string): Map<string, Position> {
  const [positions] = useState(() => readPositions(key));

  // A layout effect, because a scroll event of the new page must not overwrite the old position.
  useLayoutEffect(() => {
    const store = () => {
      // A fragment link that is not the router's, the skip link, moves the focus before the router
      // has heard of its entry, which has no state yet.
      if (window.history.state !== null) storePosition(positions, key);
    };
    window.addEventListener('scroll', store, { passive: true });
    window.addEventListener('focusin', store);
    return () => {
      window.removeEventListener('scroll', store);
      window.removeEventListener('focusin', store);
    };
  }, [positions, key]);

  useEffect(() => {
    const turnOff = () => (window.history.scrollRestoration = 'manual');
    const turnOn = () => {
      // The browser restores the position after a reload or on return from another document.
      window.history.scrollRestoration = 'auto';
      writePositions(positions);
    };
    // A browser that discards a tab in the background fires no later event, and loads the page again:
    // https://developer.mozilla.org/en-US/docs/Web/API/Document/visibilitychange_event
    const onVisibilityChange = () => (document.hidden ? turnOn() : turnOff());
    turnOff();
    window.addEventListener('pageshow', turnOff);
    window.addEventListener('pagehide', turnOn);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pageshow', turnOff);
      window.removeEventListener('pagehide', turnOn);
    };
  }, [positions]);

  return positions;
}

/** @returns whether the control that had the focus is still there and has it again */
export function focusControl(position: Position | undefined): boolean {
  const element = document.querySelectorAll<HTMLElement>(controls)[position?.control ?? -1];
  element?.focus({ preventScroll: true });
  return element !== undefined && document.activeElement === element;
}

export function storePosition(positions: Map<string, Position>, key: string): void {
  // The last one stored is the last one in the map.
  positions.delete(key);
  positions.set(key, currentPosition());
  const [oldest] = positions.keys();
  if (positions.size > kept) positions.delete(oldest!);
}

function currentPosition(): Position {
  const focused = document.activeElement;
  return {
    top: window.scrollY,
    control: [...document.querySelectorAll(controls)].findIndex((element) => element === focused),
  };
}

function readPositions(key: string): Map<string, Position> {
  if (typeof document === 'undefined') return new Map(); // As where the page is prerendered.
  const positions = readStored();
  // A page that is loaded again has the key that it had, and its position now counts.
  storePosition(positions, key);
  return positions;
}

// Where storage is blocked or full, the positions last as long as the document.
function readStored(): Map<string, Position> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return new Map();
  }
}

function writePositions(positions: ReadonlyMap<string, Position>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // See above.
  }
}
