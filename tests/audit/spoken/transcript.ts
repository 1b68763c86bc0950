import type { Phrase } from './phrase.ts';

/** A part of a transcript: what was done, or asked for, and what is then heard. */
export type Section = { title: string; phrases: readonly Phrase[] };

/** @param tag the language of the file; a phrase in another one says which */
export function formatTranscript(sections: readonly Section[], tag: string): string {
  return sections
    .map(({ title, phrases }) => {
      const lines = phrases.map((phrase) => formatPhrase(phrase, tag));
      return [`# ${title}`, ...(lines.length > 0 ? lines : ['(nothing)']), ''].join('\n');
    })
    .join('\n');
}

/** @example formatPhrase({ text: 'link, Deutsch', language: 'de' }, 'en') // => '[de] link, Deutsch' */
export function formatPhrase({ text, language }: Phrase, tag: string): string {
  const [, space = '', words = ''] = /^( *)(.*)$/s.exec(text) ?? [];
  // Each deployment has an address of its own; the transcripts are the same for all.
  const shown = words.replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '{email}');
  return space + (language === tag ? '' : `[${language || 'no language'}] `) + shown;
}
