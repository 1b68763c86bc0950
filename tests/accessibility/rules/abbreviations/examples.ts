import type { Examples } from '../examples.ts';

export const examples: Examples = {
  passed: [
    {
      description: 'Abbreviations in brackets after their words, and before them',
      html: `<main><p>Each boat has a radio of very high frequency (VHF). The VHF radio is free.</p>
        <p>GPS (global positioning system) and an automatic identification system (“AIS”).</p></main>`,
    },
    {
      description: 'A Roman numeral, and a name that keeps its letters',
      html: '<main><p>Chapter XIV is about the <span translate="no">ACME</span> radio, and why ACME made it.</p></main>',
    },
    {
      description: 'An abbreviation in a compound before its words',
      html: '<main><p>KI-Ruder (künstliche Intelligenz) und KI.</p></main>',
      page: { locale: 'de' },
    },
    {
      description: 'An abbreviation in full-width brackets',
      html: '<main><p>人工知能（AI）が航路を選びます。</p></main>',
      page: { locale: 'ja' },
    },
  ],
  failed: [
    {
      description: 'An abbreviation that is not spelled out',
      html: '<main><p id="radio">Each boat has a VHF radio.</p></main>',
      message: /“VHF” is not spelled out on the page/,
      target: '#radio',
    },
    {
      description: 'An abbreviation in the text alternative of an image',
      html: '<main><img id="radio" src="data:," alt="A VHF radio"></main>',
      message: /“VHF” is not spelled out on the page/,
      target: '#radio',
    },
    {
      description: 'An abbreviation in a language without spaces between words',
      html: '<main><p>通信の宛先であるIPアドレスを記録します。</p></main>',
      page: { locale: 'ja' },
      message: /“IP” is not spelled out on the page/,
    },
  ],
};
