import { preferences, states, type Preference, type State } from '../model.ts';
import { html, type Markup } from './html.ts';

/** What the names of looks and states stand for. */
const meanings: Readonly<Record<Preference | State, string>> = {
  plain: 'The visitor has set nothing.',
  'forced colours':
    'The system paints all in a few colours of its own, as Windows does in its contrast themes.',
  'more contrast': 'The visitor asked the system for more contrast.',
  'reduced motion': 'The visitor asked the system for less motion.',
  'text 200 %': 'The visitor set all text to twice its size, and the window stayed as it was.',
  'text spacing':
    'Lines, letters, words and paragraphs stand as far apart as criterion 1.4.12 names.',
  loaded: 'The page has arrived, and nothing was done.',
  'skip link focused': 'The Tab key was pressed once.',
  'message open': 'A button “Learn More” was pressed by Enter, and its message is there.',
  'after navigation': 'The page was reached by a link of another one, without loading a document.',
  'language control used': 'The list of languages in the header was opened by Enter.',
  'language offered':
    'The visitor’s browser prefers another language, and the note that offers it is there.',
  'without JavaScript': 'Scripts are off in the browser.',
};

export function terms(): Markup {
  const items = [...preferences, ...states].map(
    (name) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${meanings[name]}</dd>
      </div>`,
  );
  return html`<dl class="checks">${items}</dl>`;
}
