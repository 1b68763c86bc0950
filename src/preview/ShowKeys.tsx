import type { i18n as I18n } from 'i18next';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { collectTexts, type FoundText } from './findTexts.ts';
import { markTexts } from './keyMarks.ts';
import classes from './ShowKeys.module.css';

/** Maps the key of each text to a URL that opens the line of the text in an editor. */
export type EditorUrls = Readonly<Record<string, string>>;

type ShowKeysProps = { i18n: I18n; editorUrls: EditorUrls };

const storageKey = 'show-keys';

export function ShowKeys({ i18n, editorUrls }: ShowKeysProps) {
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
      {isOn && <Outlines texts={texts} editorUrls={editorUrls} />}
    </aside>
  );
}

type OutlinesProps = { texts: readonly FoundText[]; editorUrls: EditorUrls };

function Outlines({ texts, editorUrls }: OutlinesProps) {
  useBoxChanges();
  return (
    <ul className={classes.keys}>
      {texts.map((found) => (
        <li
          key={found.id}
          data-key={found.key}
          data-kind={found.kind}
          data-attribute={found.kind === 'spoken' ? found.attribute : undefined}
          style={toBox(found)}
        >
          <a href={editorUrls[found.key]} dir="ltr" lang="en" onClick={openInEditor}>
            {found.key}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * On the development server, a request for the URL opens the editor. `fetch` sends the request, because the
 * browser itself would replace the page with the empty response. The browser opens URLs of other origins,
 * such as `vscode:`.
 */
function openInEditor(event: MouseEvent<HTMLAnchorElement>) {
  const { origin, href } = event.currentTarget;
  if (origin !== window.location.origin) return;
  event.preventDefault();
  void fetch(href);
}

/** The key of a text without a box, such as the page title, appears at the top left of the viewport. */
function toBox(found: FoundText) {
  const { top, left, width, height } = (
    found.kind === 'shown' ? found.range : found.element
  ).getBoundingClientRect();
  return { top: top + window.scrollY, left: left + window.scrollX, width, height };
}

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

function useBoxChanges(): void {
  useSyncExternalStore(subscribeToBoxChanges, () =>
    [document.body.clientWidth, document.body.scrollHeight, window.scrollY].join(),
  );
}

function subscribeToBoxChanges(listener: () => void): () => void {
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  // Scrolling moves fixed elements relative to the page.
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', listener);
  };
}
