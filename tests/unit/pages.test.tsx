import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '../../src/site/routes.ts';
import { renderSite } from './renderSite.tsx';

describe.each(routes)('$id', ({ id, path }) => {
  function renderPage() {
    if (id === 'notFound') vi.mocked(console.error).mockImplementation(() => {});
    renderSite(path);
  }

  it('has nothing that axe can fault', async () => {
    renderPage();
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it('has one first-level heading', () => {
    renderPage();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('skips no heading level in its main part', () => {
    renderPage();
    const levels = within(screen.getByRole('main'))
      .getAllByRole('heading')
      .map(({ tagName }) => Number(tagName.at(1)));
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('has a header, a main part and a footer, and names each navigation apart', () => {
    renderPage();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
    const names = screen
      .getAllByRole('navigation')
      .map((nav) => nav.getAttribute('aria-label') ?? byId(nav.getAttribute('aria-labelledby')));
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain('');
  });

  it('begins each of its sections with a heading', () => {
    renderPage();
    for (const section of document.querySelectorAll('section'))
      expect(section.querySelector('h1, h2, h3')?.textContent).toMatch(/\w/);
  });

  it('has a title and a description of its own', () => {
    renderPage();
    expect(document.title).toMatch(/.+/);
    expect(document.querySelector('meta[name=description]')).toHaveProperty(
      'content',
      expect.stringMatching(/^.{50,160}$/),
    );
  });
});

function byId(id: string | null) {
  return document.getElementById(id ?? '')?.textContent ?? '';
}
