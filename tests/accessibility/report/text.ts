import type { Inventory } from '../model.ts';

/** @example countOf(2, 'page') // => '2 pages' */
export const countOf = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** @example listOf(['a', 'b', 'c']) // => 'a, b and c' */
export const listOf = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);

export const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0);

/** @example formatDuration(75_400) // => '1 min 15 s', with a no-break space */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 10_000) return `${(milliseconds / 1000).toFixed(1)}\u{A0}s`;
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60
    ? `${seconds}\u{A0}s`
    : `${Math.floor(seconds / 60)} min ${seconds % 60}\u{A0}s`;
}

/** @example formatTime(new Date()) // => '2026-11-22, 09:05 UTC' */
export const formatTime = (time: Date) =>
  `${time.toISOString().slice(0, 10)}, ${time.toISOString().slice(11, 16)} UTC`;

/** In English, as the report is; the tag itself where there is no such language. */
export const formatLanguage = (locale: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;

/** How much there was to test in runs; each thing counts once a run. */
export function formatInventory(all: readonly Inventory[]): string {
  return listOf([
    `${countOf(sum(all.map(({ lines }) => lines)), 'line')} of text`,
    countOf(sum(all.map(({ controls }) => controls)), 'control'),
    countOf(sum(all.map(({ images }) => images)), 'image'),
  ]);
}
