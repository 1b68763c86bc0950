import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { formatVariant, isPlain, opens } from './matrix.ts';
import type { AuditPage, RunResult, Variant } from './model.ts';
import { capture, readWindow, type JpegFormat } from './pixels.ts';

/**
 * Of the whole page, or of the window where something is over the page: a picture of the whole one
 * is taken as of a window of its height, and shows it at the end of that.
 */
export async function takePicture(
  page: Page,
  { locale, route }: AuditPage,
  variant: Variant,
  folder: string,
): Promise<Pick<RunResult, 'picture' | 'pictured'>> {
  const name = formatVariant(variant)
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
  const picture = `pictures/${locale}-${route}/${name}.jpg`;
  const pictured = opens(variant.state) ? await readWindow(page) : undefined;
  mkdirSync(dirname(join(folder, picture)), { recursive: true });
  writeFileSync(join(folder, picture), await capture(page, toFormat(variant), pictured));
  return { picture, ...(pictured && { pictured }) };
}

/** Plain looks and windows are there to be judged; of the others, large ones take their time and show enough. */
function toFormat(variant: Variant): JpegFormat {
  const isSmall = !isPlain(variant) && !opens(variant.state) && variant.size === '1280×800';
  return { format: 'jpeg', quality: 50, scale: isSmall ? 0.5 : 1 };
}
