import { describe, expect, it } from 'vitest';
import { toExpectedWords } from '../hear/expected.ts';
import { findHeardFaults } from '../hear/faults.ts';
import { toStop } from '../hear/hearPage.ts';
import type { Heard } from '../hear/model.ts';
import { findMissing, packages } from '../hear/packages.ts';
import { htmlToPhrases } from '../hear/pageText.ts';
import { type Entry, isOver } from '../hear/record.ts';
import { settle, Unsettled } from '../hear/settle.ts';
import { transcriptToPhrases } from '../hear/transcript.ts';
import { compareWords, toWords } from '../hear/words.ts';

const beats = (count: number): Entry[] => Array.from({ length: count }, () => ({ kind: 'beat' }));
const focus: Entry = { kind: 'focus', name: 'Home', role: 'link', inPage: true };

/** Fails as often as told, then gives how many runs it took. */
function failing(failures: number, error: Error) {
  let runs = 0;
  return () => (runs++ < failures ? Promise.reject(error) : Promise.resolve(runs));
}

describe('the words that a visitor hears', () => {
  it('are told without the signs around them', () => {
    expect(toWords('© 2026 Enhance Everything.', 'en')).toEqual(['2026', 'enhance', 'everything']);
  });

  it('are the same with and without marks of direction', () => {
    expect(toWords('مرحبًا \u2068Enhance\u2069!', 'ar')).toEqual(toWords('مرحبًا Enhance!', 'ar'));
  });

  it('are found where a language writes no spaces', () => {
    expect(toWords('お問い合わせ。ホーム', 'ja')).toContain('ホーム');
  });

  it('miss the one that was not spoken', () => {
    const { missing } = compareWords(['a', 'new', 'home'], ['a', 'home', 'link']);
    expect(missing).toEqual(['new']);
  });

  it('miss one that was spoken at another place', () => {
    const { missing } = compareWords(['name', 'status', 'text'], ['status', 'text', 'name']);
    expect(missing).toEqual(['name']);
  });

  it('are told from what the screen reader adds', () => {
    const { missing, extra } = compareWords(['home', 'about'], ['home', 'link', 'about', 'link']);
    expect({ missing, extra }).toEqual({ missing: [], extra: ['link', 'link'] });
  });
});

describe('a transcript', () => {
  const transcript = `# read from top to bottom\r
heading, Home, level 1

# Tab by Tab
link, About`;

  it('tells how a page is read in one section of several', () => {
    expect(transcriptToPhrases(transcript)).toEqual(['heading, Home, level 1']);
  });

  it('tells nothing of it without that section', () => {
    expect(transcriptToPhrases('# Tab by Tab\nlink, Home')).toEqual([]);
  });

  it('counts with the words that the page has, not with names of roles', () => {
    expect(toExpectedWords(['banner', 'link, Home', 'end of banner'], ['Home'], 'en')).toEqual([
      'home',
    ]);
  });

  it('is stood in for by the page where there is none', () => {
    expect(toExpectedWords([], ['Welcome home'], 'en')).toEqual(['welcome', 'home']);
  });
});

describe('what a page has for its visitors', () => {
  it('is its texts and the descriptions of its pictures, in order', () => {
    const html = '<h1>Home</h1><img alt="A house"><img alt=""><p>Come\n in</p>';
    expect(htmlToPhrases(html)).toEqual(['Home', 'A house', 'Come in']);
  });

  it('is not what is hidden, folded up or meant for machines', () => {
    const html = `<title>T</title><script>s</script><p hidden>h</p><i aria-hidden="true">i</i>
      <details><summary>Language</summary><a>Deutsch</a></details>`;
    expect(htmlToPhrases(html)).toEqual(['Language']);
  });

  it('has what was unfolded', () => {
    const html = '<details open><summary>Language</summary><a>Deutsch</a></details>';
    expect(htmlToPhrases(html)).toEqual(['Language', 'Deutsch']);
  });
});

describe('after a key', () => {
  it('a visitor is listened for while words may still come', () => {
    expect(isOver([focus, ...beats(2)])).toBe(false);
    expect(isOver(beats(10))).toBe(false);
  });

  it('a silence ends what was said', () => {
    expect(isOver([focus, { kind: 'said', text: 'Home link.' }, ...beats(6)])).toBe(true);
  });

  it('a long silence means that nothing comes', () => {
    expect(isOver(beats(30))).toBe(true);
  });

  it('a focus that moves in silence is told from one that does not move', () => {
    expect(toStop([focus, ...beats(6)])).toEqual({
      focus: { name: 'Home', role: 'link' },
      spoken: [],
    });
    expect(toStop(beats(30))).toEqual({ focus: null, spoken: [] });
  });
});

describe('a run that does not settle', () => {
  it('is discarded, told and repeated', async () => {
    const said: string[] = [];
    const unsettled = new Unsettled('A silence did not come within 60 s');
    await expect(settle(failing(2, unsettled), (sentence) => said.push(sentence))).resolves.toBe(3);
    expect(said).toEqual(Array(2).fill(`${unsettled.message}: discarded and repeated.`));
  });

  it('is not repeated a third time', async () => {
    const unsettled = new Unsettled('A silence did not come within 60 s');
    await expect(settle(failing(3, unsettled), () => {})).rejects.toThrow(
      'A silence did not come within 60 s, in 3 runs. Run it again when the machine has less to do.',
    );
  });

  it('is told from a fault of the site, which is not repeated', async () => {
    await expect(settle(failing(1, new Error('No button.')), () => {})).rejects.toThrow(
      'No button.',
    );
  });
});

describe('what a visitor does not get to know', () => {
  const act = { focus: null, pressed: 'Learn More', spoken: ['Coming soon'], missing: [] };
  const page = { route: 'home', address: '/', utterances: [], walk: [], missing: [], extra: [] };
  const heard = {
    locale: 'en',
    orca: '43',
    browser: 'Chromium',
    date: '2026-11-21',
    pages: [],
    toast: act,
    navigation: act,
  };
  const stop = { focus: { name: 'Home', role: 'link' }, spoken: ['Home link.'] };
  const find = (changes: Partial<Heard>) => findHeardFaults({ ...heard, ...changes });

  it('is nothing where all was spoken', () => {
    expect(find({ pages: [{ ...page, route: 'home', walk: [stop] }] })).toEqual([]);
  });

  it('names the words and their page', () => {
    expect(find({ pages: [{ ...page, route: 'home', missing: ['oops'] }] })).toEqual([
      'home (/): not heard where they stand: oops',
    ]);
  });

  it('names a control that the keyboard reaches in silence', () => {
    const walk = [{ ...stop, spoken: [] }];
    expect(find({ pages: [{ ...page, route: 'home', walk }] })).toEqual([
      'home (/): Tab came to “Home” (link), and nothing was spoken',
    ]);
  });

  it('names a Tab that moves no focus', () => {
    const walk = [{ focus: null, spoken: [] }];
    expect(find({ pages: [{ ...page, route: 'home', walk }] })).toEqual([
      'home (/): Tab moved no focus, though it had not come to the end',
    ]);
  });

  it('names a message that is not announced', () => {
    expect(find({ toast: { ...act, spoken: [], missing: ['coming', 'soon'] } })).toEqual([
      'The message of “Learn More”: nothing was spoken, without: coming, soon',
    ]);
  });
});

describe('the packages of the screen reader', () => {
  it('are named where they are missing', () => {
    const installed = packages.filter((name) => name !== 'orca').map((name) => `${name} installed`);
    expect(findMissing(installed.join('\n'))).toEqual(['orca']);
  });

  it('are missing where only their settings were left', () => {
    const states = packages.map(
      (name) => `${name} ${name === 'xvfb' ? 'config-files' : 'installed'}`,
    );
    expect(findMissing(states.join('\n'))).toEqual(['xvfb']);
  });
});
