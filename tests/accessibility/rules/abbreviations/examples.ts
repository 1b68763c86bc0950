import type { Examples } from '../examples.ts';

export const examples: Examples = {
  passed: [
    {
      description:
        'Abbreviations with their words, a Roman numeral, and a name that keeps its letters',
      html: `<main><p>Each boat has a radio of very high frequency (VHF). The VHF radio is free.</p>
        <p>GPS (global positioning system) and an automatic identification system (“AIS”).</p>
        <p>Chapter XIV is about the <span translate="no">ACME</span> radio, and why ACME made it.</p>
        <p lang="de">KI-Ruder (künstliche Intelligenz) und KI.</p>
        <p lang="ja">自動操縦（DP）が航路を選びます。</p></main>`,
    },
  ],
  failed: [
    {
      description: 'An abbreviation that is not spelled out',
      html: '<main><p id="radio">Each boat has a VHF radio.</p></main>',
      message: /^#radio: “VHF” is not spelled out on the page/,
    },
    {
      description: 'An abbreviation in the text alternative of an image',
      html: '<main><img id="radio" src="data:," alt="A VHF radio"></main>',
      message: /^#radio: “VHF” is not spelled out on the page/,
    },
    {
      description: 'An abbreviation in a language without spaces between words',
      html: '<main><p lang="ja">通信の宛先であるIPアドレスを記録します。</p></main>',
      message: /“IP” is not spelled out on the page/,
    },
  ],
};
