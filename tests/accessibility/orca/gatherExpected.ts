import type { Browser } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import type { AuditPage } from '../model.ts';
import { digestSnapshot } from '../speech/digest.ts';
import { recordScenario } from '../speech/recordScenario.ts';
import type { SpeechStep } from '../speech/scenario.ts';
import { formatSnapshot, recordPage, type Section } from '../speech/snapshot.ts';
import { createPageOpener } from '../speech/takeSnapshots.ts';

/** What the screen reader is expected to say in a language, from the browser's accessibility tree. */
export type Expected = {
  /**
   * The digest is of the page's speech snapshot, as it is today. The texts are texts and names in
   * their order, without roles and states, which each screen reader says differently.
   */
  pages: { page: AuditPage; digest: string; texts: string[] }[];
  toast?: ExpectedControl;
  navigation?: ExpectedControl;
};

/** A control by its name, and what is said when it is pressed. */
export type ExpectedControl = { page: AuditPage; name: string; texts: string[] };

export async function gatherExpected(
  config: AuditConfig,
  own: readonly AuditPage[],
  browser: Browser,
  origin: string,
): Promise<Expected> {
  const { statusMessage, speech, states = [] } = config;
  const open = createPageOpener(browser, origin, config);
  const pages: Expected['pages'] = [];
  for (const page of own) {
    const sections = await recordPage(await open(page), config);
    const digest = digestSnapshot(formatSnapshot(sections, page, speech));
    pages.push({ page, digest, texts: listContents(sections[0]) });
  }
  const toastState = states.find(({ id }) => id === statusMessage?.state);
  const page = statusMessage && own.find((one) => toastState?.appliesTo?.(one) ?? true);
  if (!page) return { pages };

  const press = async (selector: string, step: Omit<SpeechStep, 'records'>) => {
    const browserPage = await open(page);
    const [control, pressed] = await recordScenario(browserPage, {
      steps: [
        {
          title: 'the control',
          act: () => browserPage.locator(selector).first().focus(),
          records: 'focus',
        },
        { ...step, records: 'focus and announcements' },
      ],
    });
    return { page, name: listContents(control)[0] ?? '', texts: listContents(pressed) };
  };
  const toast = await press(statusMessage.trigger, {
    title: 'the status message',
    act: (browserPage) => browserPage.keyboard.press('Enter'),
    requiresAnnouncement: true,
  });
  if (!speech?.navigationLink) return { pages, toast };
  const navigation = await press(speech.navigationLink, {
    title: 'the link without a page load',
    async act(browserPage) {
      const title = await browserPage.title();
      await browserPage.keyboard.press('Enter');
      await browserPage.waitForFunction((last) => document.title !== last, title);
    },
  });
  return { pages, toast, navigation };
}

const listContents = (section?: Section): string[] =>
  section?.utterances.flatMap(({ content }) => content ?? []) ?? [];
