import type { i18n as I18n } from 'i18next';
import { type MouseEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { collectTexts, type FoundText } from './findTexts.ts';
import { markTexts } from './keyMarks.ts';
import classes from './ShowKeys.module.css';

/** Key to the address that opens its line in an editor. */
export type Places = Readonly<Record<string, string>>;

type ShowKeysProps = { i18n: I18n; places: Places };

const storageKey = 'show-keys';

/** For translators: outlines each text with its key, which leads to its line in its file. */
export function ShowKeys({ i18n, places }: ShowKeysProps) {
  const { text } = useTexts('preview');
  const [isOn, setIsOn] = useState(() => sessionStorage.getItem(storageKey) === 'true');
  const texts = useFoundTexts(i18n, isOn);

  const toggle = () => {
    sessionStorage.setItem(storageKey, String(!isOn));
    setIsOn(!isOn);
  };
  return (
    <aside data-preview="tools">
      <button type="button" className={classes.switch} aria-pressed={isOn} onClick={toggle}>
        {text(($) => $.preview.showKeys)}
      </button>
      {isOn && <Outlines texts={texts} places={places} />}
    </aside>
  );
}

type OutlinesProps = { texts: readonly FoundText[]; places: Places };

function Outlines({ texts, places }: OutlinesProps) {
  useBoxChanges();
  return (
    <ul className={classes.keys}>
      {texts.map((found) => {
        const box = toBox(found);
        return (
          <li
            key={found.id}
            data-key={found.key}
            data-kind={found.kind}
            data-attribute={found.kind === 'spoken' ? found.attribute : undefined}
            style={box}
          >
            <a href={places[found.key]} dir="ltr" lang="en" onClick={openInEditor}>
              {found.key}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Vite's server opens the editor and answers with nothing, which would take the page's place. */
function openInEditor(event: MouseEvent<HTMLAnchorElement>) {
  const { origin, href } = event.currentTarget;
  if (origin !== window.location.origin) return;
  event.preventDefault();
  void fetch(href);
}

/** Physical, as the box is. What has none, the title of the page say, is in the page's corner. */
function toBox(found: FoundText) {
  const box = (found.kind === 'shown' ? found.range : found.element).getBoundingClientRect();
  return {
    top: box.top + window.scrollY,
    left: box.left + window.scrollX,
    width: box.width,
    height: box.height,
  };
}

/** What is shown and spoken, as it changes. */
function useFoundTexts(i18n: I18n, isOn: boolean): readonly FoundText[] {
  const [texts, setTexts] = useState<readonly FoundText[]>([]);
  useEffect(() => {
    if (!isOn) return undefined;
    const collect = () => setTexts((known) => collectTexts(known));
    const observer = new MutationObserver(collect);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    markTexts(i18n, true);
    return () => {
      observer.disconnect();
      markTexts(i18n, false);
      setTexts([]);
    };
  }, [i18n, isOn]);
  return texts;
}

/** Draws again when the boxes may have moved; what is fixed to the window moves over the page. */
function useBoxChanges(): void {
  const subscribe = useCallback((listener: () => void) => {
    const observer = new ResizeObserver(listener);
    observer.observe(document.body);
    window.addEventListener('scroll', listener, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', listener);
    };
  }, []);
  useSyncExternalStore(subscribe, () =>
    [document.body.clientWidth, document.body.scrollHeight, window.scrollY].join(),
  );
}
