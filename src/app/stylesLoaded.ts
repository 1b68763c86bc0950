/**
 * Resolves when the style sheet has come that the page does not contain, or cannot come: what React
 * adds to the page later, such as a toast, is styled by it.
 */
export async function stylesLoaded(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('body link[rel=stylesheet]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    // It may have failed before.
    if (document.readyState === 'complete') resolve(undefined);
  });
}
