import { failedOn, passedOn, withToast, type Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><p>Ask us for a boat.</p></main>';
const field = '<input id="name" aria-label="Your name" autocomplete="name" />';
const listen = () => addEventListener('devicemotion', () => {});
const forms = { notApplicable: { '1.3.5': 'The site asks for no input.' } };
const motion = { notApplicable: { '2.5.4': 'Nothing listens to how a device is moved.' } };

export const examples: Examples = {
  passed: passedOn(html, {
    'A field on a site that does not exclude the criteria of forms': {
      html: field,
      config: motion,
    },
    'A script that follows the motion of the device, which the site does not exclude': {
      script: listen,
      config: forms,
    },
  }),
  failed: failedOn(html, {
    'A field in a toast': {
      html: withToast(field),
      variant: { state: 'toast open' },
      config: forms,
      message: /There is a <input>, so that criteria of forms apply/,
      target: '#name',
    },
    'A frame': {
      html: '<iframe title="Map"></iframe>',
      config: forms,
      message: /There is a <iframe>, so that criteria of forms apply/,
    },
    'A script that follows the motion of the device': {
      script: listen,
      config: motion,
      message: /The page listens to devicemotion, so that 2\.5\.4 applies/,
    },
    'A script in the page that locks the orientation': {
      html: `${html}<script>screen.orientation.lock('portrait')</script>`,
      message: /A script in the page locks the orientation/,
    },
    'A script file that locks the orientation': {
      html: `${html}<link rel="preload" as="script" href="/lock.js" />`,
      otherPages: [
        { html: '<!doctype html>screen.orientation.lock()', page: { address: '/lock.js' } },
      ],
      message: /\/lock\.js locks the orientation/,
    },
  }),
};
