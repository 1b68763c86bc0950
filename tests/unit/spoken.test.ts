import { describe, expect, it } from 'vitest';
import { toTree, type RawNode, type TreeNode } from '../audit/spoken/browserTree.ts';
import { listHeadings, listLandmarks, listLinks } from '../audit/spoken/lists.ts';
import { checkAnnounced, checkLiveRegion, keepAnnouncements } from '../audit/spoken/liveRegions.ts';
import { toPhrase } from '../audit/spoken/phrase.ts';
import { readAloud } from '../audit/spoken/reading.ts';
import { formatPhrase } from '../audit/spoken/transcript.ts';

/** As the browser sends it. */
function raw(id: number, role: string, rest: Partial<RawNode> = {}): RawNode {
  return {
    nodeId: String(id),
    ignored: false,
    role: { value: role },
    backendDOMNodeId: id,
    ...rest,
  };
}

let lastId = 0;

function node(role: string, name = '', rest: Partial<TreeNode> = {}): TreeNode {
  lastId += 1;
  return { id: lastId, role, name, language: 'en', children: [], ...rest };
}

const text = (words: string, language = 'en') => node('StaticText', words, { language });
const page = (...children: TreeNode[]) => node('RootWebArea', 'Title', { children });
const region = (words: string, rest: Partial<TreeNode> = {}) =>
  node('status', '', { id: 7, live: 'polite', children: words ? [text(words)] : [], ...rest });
const texts = (phrases: { text: string }[]) => phrases.map((phrase) => phrase.text);
const read = (root: TreeNode) => texts(readAloud(root, new Map()));

describe('the browser’s tree', () => {
  it('leaves out what only holds others together, and what is ignored', () => {
    const root = toTree(
      [
        raw(1, 'RootWebArea', { childIds: ['2'] }),
        raw(2, 'generic', { childIds: ['3'] }),
        raw(3, 'none', { ignored: true, childIds: ['4'] }),
        raw(4, 'button', { name: { value: 'Go' } }),
      ],
      new Map(),
    );
    expect(root.children.map(({ role, name }) => [role, name])).toEqual([['button', 'Go']]);
  });

  it('keeps a live region that has no role', () => {
    const live = [{ name: 'live', value: { value: 'polite' } }];
    const nodes = [
      raw(1, 'RootWebArea', { childIds: ['2'] }),
      raw(2, 'generic', { properties: live }),
    ];
    expect(toTree(nodes, new Map()).children[0]?.live).toBe('polite');
  });

  it('has what a style sheet adds in the language around it', () => {
    const root = toTree(
      [
        raw(1, 'RootWebArea', { childIds: ['2'] }),
        raw(2, 'heading', { childIds: ['3'] }),
        { nodeId: '3', ignored: false, role: { value: 'StaticText' }, name: { value: 'added' } },
      ],
      new Map([
        [1, 'en'],
        [2, 'de'],
      ]),
    );
    expect(root.children[0]?.children[0]?.language).toBe('de');
  });

  it('has words without line breaks and without marks for the direction', () => {
    const root = toTree(
      [raw(1, 'link', { name: { value: '\u2068Two\n  words\u2069 ' } })],
      new Map(),
    );
    expect(root.name).toBe('Two words');
  });
});

describe('tree and simulation together', () => {
  it('leave out what the browser does not show, whatever the simulation says', () => {
    const link = node('link', 'Shown');
    const sayings = new Map([
      [link.id, { phrase: 'link, Shown', name: 'Shown' }],
      [999, { phrase: 'link, In a closed list', name: 'In a closed list' }],
    ]);
    expect(readAloud(page(link), sayings).map((phrase) => phrase.text)).toEqual([
      'document, Title',
      'link, Shown',
    ]);
  });

  it('put in what the browser alone has', () => {
    const item = node('listitem', '', { children: [node('ListMarker', '1.'), text('First')] });
    const list = node('list', '', { children: [item] });
    expect(read(page(text('Before'), list))).toEqual([
      'document, Title',
      'Before',
      'list, 1 item',
      '1. First',
      'end of list',
    ]);
  });

  it('say the browser’s name and role where the simulation has others', () => {
    const summary = node('DisclosureTriangle', 'Language English', { expanded: false });
    expect(toPhrase(summary, { phrase: 'Language', name: 'Language' }).text).toBe(
      'disclosure triangle, Language English, collapsed',
    );
  });

  it('say what the simulation alone has: which item is current', () => {
    const link = node('link', 'current news');
    const said = { phrase: 'link, current news, current page', name: 'current news' };
    expect(toPhrase(link, said).text).toBe('link, current news, current page');
    expect(toPhrase(link, { ...said, phrase: 'link, current news' }).text).toBe(
      'link, current news',
    );
  });

  it('say the text of a link once, and a full stop not at all', () => {
    const link = node('link', 'our terms', { children: [text('our terms'), node('image')] });
    expect(read(page(text('Read'), link, text('.')))).toEqual([
      'document, Title',
      'Read',
      'link, our terms',
    ]);
  });

  it('say a link inside a heading', () => {
    const link = node('link', 'Terms', { children: [text('Terms')] });
    const heading = node('heading', 'Terms', { level: 2, children: [link] });
    expect(read(page(heading))).toEqual([
      'document, Title',
      'heading, Terms, level 2',
      'link, Terms',
    ]);
  });

  it('say a picture without a name, which visitors hear as well', () => {
    expect(read(page(node('image')))).toEqual(['document, Title', 'image']);
  });
});

describe('the language of a phrase', () => {
  it('is that of its words', () => {
    const link = node('link', 'Deutsch', { children: [text('Deutsch', 'de')] });
    expect(toPhrase(link).language).toBe('de');
  });

  it('is that of the element where its words are in several', () => {
    const children = [text('Sprache', 'de'), text('English', 'en')];
    const link = node('link', 'Sprache English', { language: 'de', children });
    expect(toPhrase(link).language).toBe('de');
  });

  it('is shown where it is not the page’s', () => {
    expect(formatPhrase({ text: '  link, Deutsch', language: 'de' }, 'en')).toBe(
      '  [de] link, Deutsch',
    );
    expect(formatPhrase({ text: 'link, Deutsch', language: 'de' }, 'de')).toBe('link, Deutsch');
    expect(formatPhrase({ text: 'Hm', language: '' }, 'en')).toBe('[no language] Hm');
  });
});

describe('the lists', () => {
  const root = page(
    node('main', '', {
      children: [
        node('region', 'Part', {
          children: [node('heading', 'Part', { level: 2 }), node('link', ''), node('link', 'On')],
        }),
      ],
    }),
  );
  it('have headings by level, landmarks by place, and links without a name', () => {
    expect(texts(listHeadings(root))).toEqual(['  2 Part']);
    expect(texts(listLandmarks(root))).toEqual(['main', '  region, Part']);
    expect(texts(listLinks(root))).toEqual(['(no name)', 'On']);
  });
});

describe('a live region', () => {
  it('speaks what comes into it', () => {
    expect(keepAnnouncements(['polite: Saved'], page(region('')), page(region('Saved')))).toEqual([
      { text: 'polite: Saved', language: 'en' },
    ]);
  });

  it('speaks words that are set off for their direction', () => {
    const spoken = ['polite: \u2068Room\u2069 is coming'];
    const after = page(region('Room is coming'));
    expect(texts(keepAnnouncements(spoken, page(region('')), after))).toEqual([
      'polite: Room is coming',
    ]);
  });

  it('does not speak when the browser does not show it, whatever the simulation says', () => {
    expect(keepAnnouncements(['polite: Saved'], page(), page())).toEqual([]);
  });

  it('does not speak when it was not there before', () => {
    expect(keepAnnouncements(['polite: Saved'], page(), page(region('Saved')))).toEqual([]);
  });

  it('is not heard when it is emptied', () => {
    expect(keepAnnouncements(['polite: '], page(region('Saved')), page(region('')))).toEqual([]);
  });

  it('has to be heard when there is a message', () => {
    expect(() => checkAnnounced([{ text: 'polite: Saved', language: 'en' }])).not.toThrow();
    expect(() => checkAnnounced([{ text: 'button, Save', language: 'en' }])).toThrow(
      /^The message appeared and nothing was announced: .* src\/notifications\/Announcer\.tsx\.$/,
    );
  });

  it('has to be there before the message, empty and polite', () => {
    expect(() => checkLiveRegion(page(region('')))).not.toThrow();
    const sentence =
      /^No empty region with live=polite .* src\/notifications\/Announcer\.tsx has to be/;
    expect(() => checkLiveRegion(page())).toThrow(sentence);
    expect(() => checkLiveRegion(page(region('Old')))).toThrow(sentence);
    expect(() => checkLiveRegion(page(region('', { live: 'assertive' })))).toThrow(sentence);
  });
});
