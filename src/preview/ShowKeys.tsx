import type { i18n as I18n } from 'i18next';
import { useForceUpdate, useSessionStorage, useWindowEvent } from '@mantine/hooks';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTexts } from '../i18n/useTexts.tsx';
import { collectTexts, type FoundText } from './findTexts.ts';
import { markTexts } from './keyMarks.ts';
import classes from './ShowKeys.module.css';

/** Maps the key of each text to a URL that opens the line of the text in an editor. */
export type EditorUrls = Readonly<Record<string, string>>;

type ShowKeysProps = { i18n: I18n; editorUrls: EditorUrls };

export function ShowKeys({ i18n, editorUrls }: ShowKeysProps) {
  const { text } = useTexts('preview');
  const [isOn, setIsOn] = useSessionStorage({
    key: 'show-keys',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return (
    <aside data-preview="tools">
      <button
        type="button"
        className={classes.switch}
        aria-pressed={isOn}
        onClick={() => setIsOn(!isOn)}
      >
        {text(($) => $.preview.showKeys)}
      </button>
      {isOn && <Outlines i18n={i18n} editorUrls={editorUrls} />}
    </aside>
  );
}

function Outlines({ i18n, editorUrls }: ShowKeysProps) {
  const texts = useFoundTexts(i18n);
  useBoxChanges();
  return (
    <ul className={classes.keys}>
      {texts.filter(isOpen).map((found) => {
        const box = toBox(found);
        return (
          <li
            key={found.id}
            data-key={found.key}
            data-kind={found.attribute && found.attribute !== 'placeholder' ? 'spoken' : 'shown'}
            data-attribute={found.attribute}
            data-box={box !== undefined}
            style={box}
          >
            <a
              href={editorUrls[found.key]}
              dir="ltr"
              lang="en"
              style={box && { left: toLeft(found.key, box.left) }}
              onClick={openInEditor}
            >
              {found.key}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Texts in a closed menu get no outlines, because visitors see nothing in these places. */
function isOpen({ source }: FoundText): boolean {
  const element = source instanceof Range ? source.startContainer.parentElement : source;
  return !element?.closest('details:not([open]) > :not(summary)');
}

/**
 * The development server opens the editor when it gets a request for the link. `fetch` sends this request,
 * because a navigation would replace the page. The browser opens a link with `vscode:` as usual.
 */
function openInEditor(event: MouseEvent<HTMLAnchorElement>) {
  const { origin, href } = event.currentTarget;
  if (origin !== window.location.origin) return;
  event.preventDefault();
  void fetch(href);
}

/** Keys of texts without a box, such as the page title, appear at the end of the page. */
function toBox({ source }: FoundText) {
  const { top, left, width, height } = source.getBoundingClientRect();
  if (width === 0 && height === 0) return undefined;
  return { top: top + window.scrollY, left: left + window.scrollX, width, height };
}

/** A key at the right edge begins further to the left, because otherwise it would make the page wider. */
function toLeft(key: string, left: number): string {
  return `min(0px, ${document.documentElement.clientWidth - left}px - 8px - ${key.length}ch)`;
}

function useFoundTexts(i18n: I18n): readonly FoundText[] {
  const [texts, setTexts] = useState<readonly FoundText[]>([]);
  useEffect(() => {
    const observer = new MutationObserver(() => setTexts(collectTexts));
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
    };
  }, [i18n]);
  return texts;
}

function useBoxChanges(): void {
  const update = useForceUpdate();
  // Scrolling moves fixed elements relative to the page, so the outlines of these elements must move too.
  useWindowEvent('scroll', update);
  useEffect(() => {
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [update]);
}
