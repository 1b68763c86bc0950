/**
 * Waits until the style sheet is loaded or has failed. The page contains its critical styles only.
 * Elements that React adds later, such as a toast, need the style sheet.
 */
export async function waitForStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('body link[rel=stylesheet]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    // The request may have failed before this function was called.
    if (document.readyState === 'complete') resolve(undefined);
  });
}
