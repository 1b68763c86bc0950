import { useEventListener } from '@mantine/hooks';
import { IconArrowsHorizontal } from '@tabler/icons-react';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { defaultLocale } from '../../i18n/urls.ts';
import { useTexts } from '../../i18n/useTexts.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import picture from './hero.svg';
import classes from './HeroPicture.module.css';

/** `--line-at` in `BeforeAfter.module.css` must be the same position. */
const initialPercent = 48;

export function HeroPicture() {
  const { t, languageOf, nameOf, i18n } = useTexts('home');
  const [movedPercent, setMovedPercent] = useState<number>();
  const percent = movedPercent ?? initialPercent;
  const percentBeforePress = useRef(percent);
  const move = (slider: HTMLInputElement) => setMovedPercent(slider.valueAsNumber);
  // Some assistive technology sends `change` without `input`. React's `onChange` ignores this `change` if
  // React already knows the new value, because it was set through the property `value`.
  const listenToChange = useEventListener('change', ({ currentTarget }) =>
    move(currentTarget as HTMLInputElement),
  );
  const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: slider, key, altKey, ctrlKey, metaKey } = event;
    // Keys such as Tab must not set the step, because the browser then rounds the value to a multiple of 5.
    if (altKey || ctrlKey || metaKey || !/^(?:Arrow|Page|Home|End)/.test(key)) return;
    slider.step = '5';
    // In right-to-left pages, WebKit moves the slider against the direction of the arrow.
    if (document.dir !== 'rtl' || !/^Arrow(?:Left|Right)$/.test(key)) return;
    event.preventDefault();
    if (key === 'ArrowLeft') slider.stepUp();
    else slider.stepDown();
    move(slider);
  };
  const { format } = new Intl.NumberFormat([i18n.language, defaultLocale], {
    style: 'percent',
    numberingSystem: 'latn',
  });
  return (
    // Until the visitor moves the line, its position comes from the style sheet.
    <div
      className={classes.picture}
      style={movedPercent === undefined ? {} : toStyle(movedPercent)}
    >
      <BeforeAfter
        picture={picture}
        alt={t(($) => $.home.hero.picture)}
        {...languageOf(($) => $.home.hero.picture)}
        fetchPriority="high"
      />
      <input
        ref={listenToChange}
        className={classes.slider}
        type="range"
        // Without `min`, steps would be counted from the default value.
        min={0}
        defaultValue={initialPercent}
        // Without `off`, a reload may restore the value of the slider, but not the position of the line.
        autoComplete="off"
        {...nameOf(($) => $.home.hero.line.name)}
        aria-valuetext={t(($) => $.home.hero.line.value, {
          before: format(percent / 100),
          after: format(1 - percent / 100),
        })}
        // The browser may format percentages differently from the build.
        suppressHydrationWarning
        onInput={({ currentTarget }) => move(currentTarget)}
        onKeyDown={moveByKey}
        // When `moveByKey` sets the step, the browser may round 98 to 100 without an `input` event.
        onKeyUp={({ currentTarget: { valueAsNumber } }) => {
          if (valueAsNumber !== percent) setMovedPercent(valueAsNumber);
        }}
        onPointerDown={({ currentTarget }) => {
          // A pointer has to move the line in steps of one percent, so remove `step`, whose default is 1. Do
          // not set `step` to 1, because VoiceOver would then also move the line by one percent. Without
          // `step`, VoiceOver moves the line by five percent.
          currentTarget.removeAttribute('step');
          percentBeforePress.current = percent;
        }}
        // The browser cancels a touch that scrolls the page. Such a touch must not move the line.
        onPointerCancel={({ currentTarget }) => {
          currentTarget.valueAsNumber = percentBeforePress.current;
          move(currentTarget);
        }}
      />
      <span className={classes.grip}>
        <IconArrowsHorizontal aria-hidden size={24} stroke={2} />
      </span>
    </div>
  );
}

// React's type does not include custom properties.
const toStyle = (percent: number) => ({ '--line-at': percent / 100 }) as CSSProperties;
