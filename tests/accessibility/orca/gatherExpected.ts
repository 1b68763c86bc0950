import type { Browser } from 'playwright-core';
import type { AuditConfig } from '../config.ts';
import type { AuditPage } from '../model.ts';
import { digestSnapshot } from '../speech/digest.ts';
import { readFocus, recordSpeech } from '../speech/recordSpeech.ts';
import { formatSnapshot, recordPage } from '../speech/snapshot.ts';
import { createPageOpener } from '../speech/takeSnapshots.ts';
import type { Utterance } from '../speech/utterance.ts';

export type ExpectedPage = {
  page: AuditPage;
  /** Of the page's speech snapshot, as it is today. */
  digest: string;
  /** Texts and names in their order, without roles and states, which each screen reader says differently. */
  texts: string[];
};

export type ExpectedControl = { page: AuditPage; name: string; texts: string[] };

export type Expected = {
  pages: ExpectedPage[];
  toast: ExpectedControl | undefined;
  navigation: ExpectedControl | undefined;
};

/** What the screen reader is expected to say in a language, from the browser's accessibility tree. */
export async function gatherExpected(
  config: AuditConfig,
  locale: string,
  browser: Browser,
  origin: string,
): Promise<Expected> {
  const { statusMessage, speech, states = [] } = config;
  const open = createPageOpener(browser, origin, config);
  const own = config.pages.filter((page) => page.locale === locale);
  const pages: ExpectedPage[] = [];
  for (const page of own) {
    const sections = await recordPage(await open(page), config);
    const digest = digestSnapshot(formatSnapshot(sections, page, speech));
    pages.push({ page, digest, texts: listContents(sections[0]?.utterances ?? []) });
  }
  const toastState = states.find(({ id }) => id === statusMessage?.state);
  const toastPage = statusMessage && own.find((page) => toastState?.appliesTo?.(page) ?? true);

  /** Presses the control by keyboard and records what is announced. */
  const press = async (selector: string | undefined, title: string, isToast?: true) => {
    if (!selector || !toastPage) return undefined;
    const browserPage = await open(toastPage);
    await browserPage.locator(selector).first().focus();
    const name = (await readFocus(browserPage)).focused?.name ?? '';
    const step = { title, ...(isToast && { requiresAnnouncement: isToast }) };
    const utterances = await recordSpeech(browserPage, step, async () => {
      const pageTitle = await browserPage.title();
      await browserPage.keyboard.press('Enter');
      if (!isToast) await browserPage.waitForFunction((last) => document.title !== last, pageTitle);
    });
    return { page: toastPage, name, texts: listContents(utterances) };
  };
  return {
    pages,
    toast: await press(statusMessage?.trigger, 'the status message', true),
    navigation: await press(speech?.navigationLink, 'the link without a page load'),
  };
}

const listContents = (utterances: readonly Utterance[]): string[] =>
  utterances.flatMap(({ content }) => content ?? []);
