import { visitors, publishedLocales } from '../e2e/pages.ts';
import type { AuditPage } from './model.ts';

/**
 * The language that a visitor of the page is offered: of the other direction of writing where there
 * is one, and the one that says it at the greatest length.
 * @returns none where the site has no other
 */
export function findOffered({
  locale,
  dir,
}: Pick<AuditPage, 'locale' | 'dir'>): string | undefined {
  const isPublished = (own: string) => publishedLocales.some(({ tag }) => tag === own);
  const others = visitors.filter(({ tag }) => tag !== locale && isPublished(tag));
  const turned = others.filter((other) => other.dir !== dir);
  return (turned.length > 0 ? turned : others)
    .map(({ tag, t }) => ({ tag, length: t(($) => $.common.suggestion.text).length }))
    .toSorted((one, other) => other.length - one.length)[0]?.tag;
}
