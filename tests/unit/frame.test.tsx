import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../src/site/routes.ts';
import { renderSite, t } from './renderSite.tsx';

const company = t(($) => $.common.company);

describe('every page', () => {
  it.each(routes)('has nothing that axe can fault: $path', async ({ path }) => {
    vi.mocked(console.error).mockImplementation(() => {});
    renderSite(path);
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it('keeps page translators off the company’s name', () => {
    renderSite('/');
    const name = within(screen.getByRole('banner')).getByText(company);
    expect(name.getAttribute('translate')).toBe('no');
  });

  it('takes the focus to its start when one follows the link to it', async () => {
    renderSite('/');
    const [link] = screen.getAllByRole('link', { name: t(($) => $.common.nav.home) });
    await userEvent.click(link!);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
