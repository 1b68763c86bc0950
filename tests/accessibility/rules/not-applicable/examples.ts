import type { Examples } from '../examples.ts';

const html = '<main><h1>Boats for hire</h1><p>Ask us for a boat.</p></main>';
const field = '<label>Your name <input id="name" autocomplete="name" /></label>';
const listen = () => addEventListener('devicemotion', () => {});
const config = {
  notApplicable: {
    '1.3.5': 'The site asks for no input.',
    '2.5.4': 'Nothing listens to how a device is moved.',
  },
};

export const examples: Examples = {
  passed: [
    { description: 'A page without fields, frames and motion', html, config },
    {
      description: 'A field on a site that does not exclude the criteria of forms',
      html: html + field,
      config: { notApplicable: { '2.5.4': config.notApplicable['2.5.4'] } },
    },
    {
      description:
        'A script that follows the motion of the device, on a site that does not exclude 2.5.4',
      html,
      script: listen,
    },
  ],
  failed: [
    {
      description: 'A field',
      html: html + field,
      config,
      message: /There is a <input>, so that criteria of forms apply/,
      target: '#name',
    },
    {
      description: 'A field in a toast',
      html: '<button id="open">Ask for a boat</button><template><div data-toast><textarea id="name"></textarea></div></template>',
      script: () =>
        document
          .querySelector('#open')!
          .addEventListener('click', () =>
            document.body.append(document.querySelector('template')!.content),
          ),
      variant: { state: 'toast open' },
      config,
      message: /There is a <textarea>, so that criteria of forms apply/,
      target: '#name',
    },
    {
      description: 'A frame',
      html: `${html}<iframe id="map" title="Map"></iframe>`,
      config,
      message: /There is a <iframe>, so that criteria of forms apply/,
      target: '#map',
    },
    {
      description: 'A script that follows the motion of the device',
      html,
      script: listen,
      config,
      message: /The page listens to devicemotion, so that 2\.5\.4 applies/,
    },
    {
      description: 'A script in the page that locks the orientation',
      html: `${html}<script>screen.orientation.lock('portrait')</script>`,
      message: /A script in the page locks the orientation/,
    },
    {
      description: 'A script file that locks the orientation',
      html: `${html}<link rel="preload" as="script" href="/lock.js" />`,
      otherPages: [
        {
          html: "<!doctype html>screen.orientation.lock('portrait')",
          page: { address: '/lock.js' },
        },
      ],
      message: /\/lock\.js locks the orientation/,
    },
  ],
};
