import type { i18n as I18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { ShowKeys, type EditorUrls } from './ShowKeys.tsx';

export async function startPreview(i18n: I18n): Promise<void> {
  const response = await fetch(`/editor-links/${i18n.language}.json`);
  const editorUrls: EditorUrls = await response.json();
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <I18nextProvider i18n={i18n}>
      <ShowKeys i18n={i18n} editorUrls={editorUrls} />
    </I18nextProvider>,
  );
}
