import type { i18n as I18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { ShowKeys, type Places } from './ShowKeys.tsx';

/** Adds the tools of translators to the page; a build for visitors has none of this. */
export async function startPreview(i18n: I18n): Promise<void> {
  const places: Places = await fetch(`/preview-places/${i18n.language}.json`).then((response) =>
    response.json(),
  );
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <I18nextProvider i18n={i18n}>
      <ShowKeys i18n={i18n} places={places} />
    </I18nextProvider>,
  );
}
