import type { Page } from 'playwright-core';
import { setUserStyle } from '../../gather/userStyles.ts';

const name = 'no transitions';

export async function withoutTransitions<T>(page: Page, measure: () => Promise<T>): Promise<T> {
  await setUserStyle(
    page,
    name,
    '*, ::before, ::after { transition: none !important; scroll-behavior: auto !important }',
  );
  try {
    return await measure();
  } finally {
    await setUserStyle(page, name);
  }
}
