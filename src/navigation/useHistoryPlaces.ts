import { useEffect, useLayoutEffect, useState } from 'react';

/** Where a visitor was on a page when it was left. */
export type Place = {
  /** How far down, in CSS pixels. */
  top: number;
  /** Which control had the focus, counted among all of the page; -1 for none. */
  control: number;
};

const storageKey = 'history-places';
const controls = 'a[href], button';

/**
 * The places of the visit's history, by location key. The browser's own restoration comes before
 * React has rendered the page that it is meant for.
 */
export function useHistoryPlaces(key: string): Map<string, Place> {
  const [places] = useState(() => readPlaces(key));

  // Before the page is painted: a scroll event of the new page is not for the old one's place.
  useLayoutEffect(() => {
    const remember = () => {
      // A fragment link that is not the router's, the skip link, makes an entry without a state,
      // and without a key of its own.
      if (window.history.state !== null) places.set(key, currentPlace());
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('focusin', remember);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('focusin', remember);
    };
  }, [places, key]);

  useEffect(() => {
    const takeOver = () => (window.history.scrollRestoration = 'manual');
    const handBack = () => {
      // A reload, or a page outside of this one, is the browser's to restore.
      window.history.scrollRestoration = 'auto';
      writePlaces(places);
    };
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handBack);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handBack);
    };
  }, [places]);

  return places;
}

/** Puts the focus on the control that had it, and tells whether it is still there. */
export function focusControl({ control }: Place): boolean {
  const element = document.querySelectorAll<HTMLElement>(controls)[control];
  element?.focus({ preventScroll: true });
  return element !== undefined && document.activeElement === element;
}

/** Where the visitor is now. */
export function currentPlace(): Place {
  const focused = document.activeElement;
  return {
    top: window.scrollY,
    control: [...document.querySelectorAll(controls)].findIndex((element) => element === focused),
  };
}

// Storage may be closed to the page, or full; then places last as long as the page.
function readPlaces(key: string): Map<string, Place> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    // Entries that the browser itself loaded share one key; the page before must not speak for this.
    return new Map([...stored, [key, currentPlace()]]);
  } catch {
    return new Map();
  }
}

function writePlaces(places: ReadonlyMap<string, Place>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]));
  } catch {
    // See above.
  }
}
