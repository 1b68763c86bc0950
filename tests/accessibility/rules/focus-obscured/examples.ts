import { toExamples } from '../examples.ts';

const html = `<a id="skip" href="#main">Skip to the boats</a><a id="edge" href="#main">Skip to Ask</a>
  <main id="main"><p><button>Ask for a boat</button><i id="badge"></i></p>
  <a href="/rowing">Rowing boats</a><button id="high">Ask for a raft</button></main><aside id="bar">We use no cookies.</aside>`;
const css = `:focus-visible { outline: 3px solid } p { position: relative }
  #skip, #edge { position: absolute; inset: -3rem auto auto 1rem; z-index: 1 }
  button { padding: 1rem 3rem; border: 0; border-radius: 999px }
  #badge { position: absolute; padding: 1px; background: #c00 }
  #high { block-size: 1500px; border-radius: 0 } main > a { display: block; margin-block-start: 3000px }`;

export const examples = toExamples([
  {
    passes: 'A link that slides in, the corner of a pill, smooth scrolling to a very high control',
    html,
    css: `${css} html { scroll-behavior: smooth } #skip, #edge { transition: top 1s }
      #skip:focus, #edge:focus { top: 1rem } #badge { inset: 0 auto auto 0 }`,
  },
  {
    css: `${css} #skip:focus { top: -0.5rem } #edge:focus { top: 0 } #badge { inset: 13px auto auto 63px }
      #bar { position: fixed; inset: auto 0 0; height: 10rem }`,
    fails: [
      /^#skip: .*, and it is partly outside of/,
      /^#edge: .*, and its outline is partly outside of/,
      /button: .*, and it is under #badge.*\(WCAG 2\.4\.12\)$/,
      /main > a: “Rowing boats” has the focus, and it is under #bar.*\(WCAG 2\.4\.11, 2\.4\.12\)$/,
    ],
  },
  {
    html: '<main><button>Ask for a boat</button><i></i></main>',
    css: 'i::before { content: ""; position: absolute; translate: -3rem 0; padding: 5px }',
    fails: [/^html > body > main > button: .* it is under html > body > main > i/],
  },
  // The bar appears when the last button gets the focus, so it covers the first button only on the way back.
  {
    html: '<main><button>Ask for a boat</button><br><button onfocus="bar.hidden = false">Ask for a raft</button></main><aside id="bar" hidden>Boats</aside>',
    css: '#bar { position: fixed; inset: 0 auto auto 0; padding: 1rem; background: #fff }',
    fails: [/button:nth-of-type\(1\): .* it is under #bar/],
  },
]);
