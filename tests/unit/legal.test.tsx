import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from './renderSite.tsx';

const pages = [
  {
    path: '/privacy',
    title: 'Privacy Policy',
    sections: [
      'Information We Collect',
      'How We Use Information',
      'How We Protect Information',
      'Your Rights',
      'How to Contact Us',
    ],
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    sections: [
      'Acceptance of Terms',
      'Use License',
      'Disclaimer',
      'Limitations',
      'Modifications',
      'How to Contact Us',
    ],
  },
];

describe.each(pages)('$title', ({ path, title, sections }) => {
  it('has its title and its date', () => {
    renderSite(path);
    const article = screen.getByRole('article');
    expect(within(article).getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(article.textContent).toContain('Last updated: October 2025');
    expect(article.querySelector('time')?.dateTime).toBe('2025-10');
  });

  it(`has its ${sections.length} sections`, () => {
    renderSite(path);
    const shown = [...screen.getByRole('article').querySelectorAll('section')];
    const titles = shown.map((section) => within(section).getByRole('heading').textContent);
    expect(titles).toEqual(sections);
    for (const section of shown) expect(section.textContent?.length).toBeGreaterThan(40);
  });

  it('leads from its contents to each section', () => {
    renderSite(path);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(sections);
    for (const link of links) {
      const section = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
      expect(section?.textContent).toContain(link.textContent);
    }
  });

  it('says where to write', () => {
    renderSite(path);
    const email = import.meta.env.VITE_CONTACT_EMAIL;
    const link = within(screen.getByRole('article')).getByRole('link', { name: email });
    expect(link.getAttribute('href')).toBe(`mailto:${email}`);
  });
});

describe('the use license', () => {
  it.each([
    /personal, non-commercial use/,
    /modify or copy/,
    /commercial purpose/,
    /reverse engineer/,
    /remove any copyright or other ownership notice/,
  ])('covers %s', (limit) => {
    renderSite('/terms');
    const heading = screen.getByRole('heading', { name: 'Use License' });
    expect(heading.closest('section')?.textContent).toMatch(limit);
  });
});
