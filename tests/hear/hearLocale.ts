import type { SiteLocale } from '../../src/node/locales/siteLocales.ts';
import type Resources from '../../src/i18n/resources';
import { localizePath } from '../../src/i18n/urls.ts';
import { type Route, routes } from '../../src/site/routes.ts';
import { digestTranscript } from './digest.ts';
import { readExpectedWords } from './expected.ts';
import { type Act, hearAct } from './hearAct.ts';
import { hearReading, hearWalk } from './hearPage.ts';
import type { Heard, HeardAct, HeardPage } from './model.ts';
import type { Room } from './room.ts';
import { compareWords, phrasesToWords, toWords } from './words.ts';

type Situation = { room: Room; server: string; say: (sentence: string) => void };
type HeardLocale = Pick<Heard, 'locale' | 'pages' | 'toast' | 'navigation'>;

/** Every page of a language, a message and a navigation. `say` hears of each. */
export async function hearLocale(
  { tag, messages }: SiteLocale,
  { room, server, say }: Situation,
): Promise<HeardLocale> {
  // A published language has every text, under the keys of English.
  const { common, home, privacy } = messages as Resources;

  async function hearPage({ id, path }: Route): Promise<HeardPage> {
    const address = localizePath(path, tag);
    const utterances = await room.run((session) => hearReading(session, server + address));
    const walk = await room.run((session) => hearWalk(session, server + address));
    const expected = readExpectedWords({ route: id, address, locale: tag });
    const { missing, extra } = compareWords(expected, phrasesToWords(utterances, tag));
    say(
      `${address}: ${utterances.length} phrases, ${walk.length} stops, ${missing.length} of ${expected.length} words not heard`,
    );
    const transcript = digestTranscript({ locale: tag, route: id });
    return {
      route: id,
      address,
      ...(transcript && { transcript }),
      utterances,
      walk,
      missing,
      extra: [...new Set(extra)],
    };
  }

  /** @param expect any of which should be spoken then, by the name of what was pressed */
  async function hear(act: Omit<Act, 'url'>, expect: (pressed: string) => string[]) {
    const url = server + localizePath('/', tag);
    const heard = await room.run((session) => hearAct(session, { url, ...act }));
    const words = phrasesToWords(heard.spoken, tag);
    const [missing = []] = expect(heard.pressed)
      .map((text) => compareWords(toWords(text, tag), words).missing)
      .toSorted((one, other) => one.length - other.length);
    say(`“${heard.pressed}”: ${heard.spoken.join(' ') || 'nothing'}`);
    return { ...heard, missing } satisfies HeardAct;
  }

  const pages: HeardPage[] = [];
  for (const route of routes) pages.push(await hearPage(route));

  const { learnMore } = home.products;
  const names = Object.values(home.products).flatMap((text) =>
    typeof text === 'object' && 'name' in text ? [text.name] : [],
  );
  const toast = await hear(
    {
      control: `a button “${learnMore}”`,
      key: 'space',
      isIt: ({ name, role }) => role === 'push button' && name.includes(learnMore),
    },
    (pressed) =>
      [common.toast.comingSoon, common.toast.beta].map((text) =>
        text.replace('{{product}}', names.find((name) => pressed.includes(name)) ?? ''),
      ),
  );
  const navigation = await hear(
    {
      control: `a link “${common.footer.privacy}”`,
      key: 'Return',
      isIt: ({ name, role }) => role === 'link' && name === common.footer.privacy,
    },
    () => [privacy.title],
  );
  return { locale: tag, pages, toast, navigation };
}
