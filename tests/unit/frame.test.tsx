import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from './renderSite.tsx';

const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the header', () => {
  it('has a logo that leads home', () => {
    renderSite('/privacy');
    const header = screen.getByRole('banner');
    const logo = within(header).getByRole('link', { name: 'Enhance Everything' });
    expect(logo.getAttribute('href')).toBe('/');
  });

  it('keeps page translators off the company’s name', () => {
    renderSite('/');
    const header = screen.getByRole('banner');
    expect(within(header).getByText('Enhance Everything').getAttribute('translate')).toBe('no');
  });

  it('leads to the page and its sections', () => {
    renderSite('/privacy');
    expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Home', '/'],
      ['Products', '/#products'],
      ['About', '/#about'],
      ['Contact', '/#contact'],
    ]);
  });

  it('has a link to get in touch', () => {
    renderSite('/');
    const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Contact Us' });
    expect(link.getAttribute('href')).toBe('/#contact');
  });

  it('marks the page that one is on, and not its sections', () => {
    renderSite('/');
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const current = within(nav)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['Home']);
  });
});

describe('the footer', () => {
  afterEach(() => vi.useRealTimers());

  it('carries every link of the header, which small screens do not show', () => {
    renderSite('/');
    const footer = linksOf(screen.getByRole('contentinfo')).map(([, href]) => href);
    const [skipLink, ...header] = linksOf(screen.getByRole('banner')).map(([, href]) => href);
    expect(skipLink).toBe('#main');
    for (const href of header) expect(footer).toContain(href);
  });

  it('leads to the legal pages', () => {
    renderSite('/');
    expect(linksOf(screen.getByRole('contentinfo'))).toEqual(
      expect.arrayContaining([
        ['Privacy Policy', '/privacy'],
        ['Terms of Service', '/terms'],
      ]),
    );
  });

  it('has the contact address', () => {
    renderSite('/');
    const footer = screen.getByRole('contentinfo');
    const email = import.meta.env.VITE_CONTACT_EMAIL;
    expect(within(footer).getByRole('link', { name: email })).toHaveProperty(
      'href',
      `mailto:${email}`,
    );
  });

  it('has the company and the year in which one reads it', () => {
    vi.useFakeTimers({ now: new Date('2031-06-01'), toFake: ['Date'] });
    renderSite('/');
    expect(screen.getByText('© 2031 Enhance Everything. All rights reserved.')).toBeTruthy();
  });
});

describe('the page as a whole', () => {
  it('has a link past the header as its first', () => {
    renderSite('/');
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('Skip to main content');
    expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it('has a live region that stands empty until there is something to say', () => {
    renderSite('/');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('leaves the focus alone on first load', async () => {
    await act(async () => void renderSite('/#about'));
    expect(document.activeElement).toBe(document.body);
  });
});
