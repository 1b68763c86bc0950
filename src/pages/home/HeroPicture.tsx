import { IconArrowsHorizontal } from '@tabler/icons-react';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { defaultLocale } from '../../i18n/urls.ts';
import { useTexts } from '../../i18n/useTexts.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import picture from './hero.svg';
import classes from './HeroPicture.module.css';

/** As in `BeforeAfter.module.css`. */
const start = 48;

/** What the products do, to be tried at once: visitors move the line by hand or by key. */
export function HeroPicture() {
  const { t, languageOf, nameOf, i18n } = useTexts('home');
  const [moved, setMoved] = useState<number>();
  const before = moved ?? start;
  const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: slider, key, altKey, ctrlKey, metaKey } = event;
    // Another step rounds the value, which Tab and the browser’s own shortcuts leave as it is.
    if (altKey || ctrlKey || metaKey || !/^(?:Arrow|Page|Home|End)/.test(key)) return;
    // A key goes five percent at once, a pointer as it likes.
    slider.step = '5';
    // Against the arrow in WebKit, whose slider knows no mirrored pages.
    if (document.dir !== 'rtl' || !/^Arrow(?:Left|Right)$/.test(key)) return;
    event.preventDefault();
    if (key === 'ArrowLeft') slider.stepUp();
    else slider.stepDown();
    setMoved(slider.valueAsNumber);
  };
  const { format } = new Intl.NumberFormat([i18n.language, defaultLocale], { style: 'percent' });
  return (
    // Not before it was moved: until then the style sheet has it.
    <div className={classes.picture} style={moved === undefined ? {} : toStyle(moved)}>
      <BeforeAfter
        picture={picture}
        alt={t(($) => $.home.hero.picture)}
        {...languageOf(($) => $.home.hero.picture)}
        fetchPriority="high"
      />
      <input
        className={classes.line}
        type="range"
        // Steps are counted from it, else from the value.
        min={0}
        defaultValue={start}
        // A value that the browser restores would be another than the picture’s.
        autoComplete="off"
        {...nameOf(($) => $.home.hero.line.name)}
        aria-valuetext={t(($) => $.home.hero.line.value, {
          before: format(before / 100),
          after: format(1 - before / 100),
        })}
        // A browser may write percents otherwise than the build did.
        suppressHydrationWarning
        onInput={({ currentTarget }) => setMoved(currentTarget.valueAsNumber)}
        onKeyDown={moveByKey}
        // A key that only rounds the value, at an end, makes no input.
        onKeyUp={({ currentTarget }) => {
          if (currentTarget.valueAsNumber !== before) setMoved(currentTarget.valueAsNumber);
        }}
        onPointerDown={({ currentTarget }) => (currentTarget.step = '1')}
      />
      <span className={classes.grip}>
        <IconArrowsHorizontal aria-hidden size={24} stroke={2} />
      </span>
    </div>
  );
}

// React’s type knows no custom properties.
const toStyle = (percent: number) => ({ '--line-at': percent / 100 }) as CSSProperties;
