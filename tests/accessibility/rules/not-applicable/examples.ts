import { toExamples, withToast } from '../examples.ts';

const page = {
  html: `${withToast('<input id="name" aria-label="Your name" autocomplete="name" />')}
    <iframe title="Map"></iframe><link rel="preload" as="script" href="/lock.js" />`,
  script: () => addEventListener('devicemotion', () => {}),
  variant: { state: 'toast open' },
};

const slider = '<input id="boats" type="range" aria-label="Boats" />';

export const examples = toExamples([
  {
    passes: 'Fields and motion of the device on a site that does not exclude their criteria',
    ...page,
  },
  {
    passes: 'A slider on a site that asks for no input',
    html: `<main>${slider}</main>`,
    config: { notApplicable: { '3.3.1': 'The site has no forms.' } },
  },
  {
    html: `<main>${slider}<form><input id="sent" type="range" aria-label="Oars" /></form></main>`,
    config: {
      notApplicable: { '3.2.2': 'Nothing can be set.', '3.3.1': 'The site has no forms.' },
    },
    fails: [
      /^#boats: There is a slider, so that criteria of input apply/,
      /form: There is a <form>, so that criteria of input apply/,
      /^#sent: There is a <input>, so that criteria of input apply/,
    ],
  },
  {
    ...page,
    html: `${page.html}<script>screen.orientation.lock('portrait')</script>`,
    otherPages: [
      { html: '<!doctype html>screen.orientation.lock()', page: { address: '/lock.js' } },
    ],
    config: {
      notApplicable: {
        '1.3.5': 'The site asks for no input.',
        '2.5.4': 'Nothing listens to how a device is moved.',
      },
    },
    fails: [
      /^#name: There is a <input>, so that criteria of input apply/,
      /There is a <iframe>, so that criteria of input apply/,
      /The page listens to devicemotion, so that 2\.5\.4 applies/,
      /A script in the page locks the orientation/,
      /\/lock\.js locks the orientation/,
    ],
  },
]);
