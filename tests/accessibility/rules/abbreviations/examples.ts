import { toExamples } from '../examples.ts';

export const examples = toExamples([
  {
    passes: 'Abbreviations with their words, a numeral, and a name that keeps its letters',
    html: `<main><p>Each boat has a radio of very high frequency (VHF). The VHF radio is free.</p>
      <p>GPS (global positioning system) and an automatic identification system (“AIS”).</p>
      <p>Chapter XIV is about the <span translate="no">ACME</span> radio, and why ACME made it.</p>
      <p lang="de">KI-Ruder (künstliche Intelligenz) und KI.</p>
      <p lang="ja">自動操縦（DP）が航路を選びます。</p></main>`,
  },
  {
    html: `<main><p id="text">Each boat has a VHF radio.</p>
      <img id="image" src="data:," alt="A boat with AIS">
      <p id="dense" lang="ja">通信の宛先であるIPアドレスを記録します。</p></main>`,
    fails: [/^#text: “VHF” is not/, /^#image: “AIS” is not/, /^#dense: “IP” is not spelled out on/],
  },
]);
