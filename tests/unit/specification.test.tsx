// Only this file repeats the texts and products that the customer's specification requires. No test fails
// because of more products, more pages, or more links in the header and the footer.
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { products } from '../../src/site/products.ts';
import { renderSite, t } from './renderSite.tsx';

const email = import.meta.env.VITE_CONTACT_EMAIL;
const emailLink = [email, `mailto:${email}`];
const sectionLinks = [
  ['Products', '/#products'],
  ['About', '/#about'],
  ['Contact', '/#contact'],
];

const readLinks = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const readHeadings = (element: HTMLElement, level: number) =>
  within(element)
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);
const getSection = (name: string) => screen.getByRole('region', { name });

it('the landing page has the specified sections and texts', () => {
  renderSite('/');
  const hero = getSection('Enhance Everything with AI');
  expect(readHeadings(hero, 1)).toEqual(['Enhance Everything with AI']);
  const badges = within(hero).getAllByRole('listitem');
  expect(badges.map(({ textContent }) => textContent)).toEqual([
    'Launching 2025',
    'Early Access Available',
    `${products.length} AI tools and growing`,
  ]);
  expect(readLinks(hero)).toContainEqual(['Get Started', '/#products']);

  const titles = ['Our AI Enhancement Suite', 'About Us', 'Get in Touch'];
  expect(readHeadings(screen.getByRole('main'), 2)).toEqual(titles);

  const about = getSection('About Us');
  expect(about.textContent).toMatch(/2024.*designing homes/);
  expect(about.textContent).toMatch(/Each product runs independently.*features.*pricing/);
  const values = ['Innovation First', 'User-Focused', 'Community Driven', 'Fast & Reliable'];
  expect(readHeadings(about, 3)).toEqual(expect.arrayContaining(values));

  const contact = getSection('Get in Touch');
  expect(readLinks(contact)).toEqual([emailLink]);
  expect(contact.textContent).toMatch(/every inquiry as soon as possible/);
});

it('the landing page has a card for each product, and three of them have a logo', () => {
  renderSite('/');
  const cards = within(getSection('Our AI Enhancement Suite')).getAllByRole('listitem');
  const contents = cards
    .slice(0, 6)
    .map((card) => [
      within(card).getByRole('heading').textContent,
      card.querySelector('[data-status]')?.textContent,
      card.querySelector('a, button')?.textContent,
      card.querySelectorAll('img').length === 3 ? 'logo' : 'no logo',
    ]);
  expect(contents).toEqual([
    ['Enhance My Home', 'Live', 'Launch App', 'logo'],
    ['Enhance My Room', 'Coming Soon', 'Learn More', 'logo'],
    ['Enhance My Ride', 'Coming Soon', 'Learn More', 'logo'],
    ['Enhance My Tattoo', 'Coming Soon', 'Learn More', 'no logo'],
    ['Enhance My Health', 'Coming Soon', 'Learn More', 'no logo'],
    ['Enhance My Diet', 'Coming Soon', 'Learn More', 'no logo'],
  ]);
});

it('the header and the footer have links to each section and to the email address', () => {
  renderSite('/privacy');
  const header = [['Enhance Everything', '/'], ['Home', '/'], ...sectionLinks];
  const footer = [...sectionLinks, ['Privacy Policy', '/privacy'], ['Terms of Service', '/terms']];
  expect(readLinks(screen.getByRole('banner'))).toEqual(
    expect.arrayContaining([...header, ['Contact Us', '/#contact']]),
  );
  expect(readLinks(screen.getByRole('contentinfo'))).toEqual(
    expect.arrayContaining([...footer, emailLink]),
  );
});

it.each([
  ['/privacy', 'Privacy Policy', ['collect', 'use', 'protect', 'rights', 'contact']],
  [
    '/terms',
    'Terms of Service',
    ['accept', 'license', 'disclaimer', 'limitations', 'modifications', 'contact'],
  ],
])('%s has title, date, sections and email address', (path, title, sections) => {
  renderSite(path);
  const article = screen.getByRole('article');
  expect(readHeadings(article, 1)).toEqual([title]);
  expect(article.textContent).toContain('Last updated: October 2025');
  expect(article.querySelector('time')?.dateTime).toBe('2025-10');
  const headings = [...article.querySelectorAll('section')].flatMap((one) => readHeadings(one, 2));
  expect(headings).toEqual(sections.map((name) => expect.stringMatching(new RegExp(name, 'i'))));
  expect(readLinks(article)).toContainEqual(emailLink);
});

it('the use license names what is allowed and what is forbidden', () => {
  renderSite('/terms');
  const heading = screen.getByRole('heading', { name: 'Use License' });
  expect(heading.closest('section')?.textContent).toMatch(
    /personal, non-commercial use.*modify or copy.*commercial purpose.*reverse engineer.*remove any copyright or other ownership notice/s,
  );
});

it('the 404 page has the specified title and a link to the home page', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  renderSite('/nowhere');
  expect(readHeadings(screen.getByRole('main'), 1)).toEqual(['404 Oops! Page not found']);
  expect(readLinks(screen.getByRole('main'))).toContainEqual(['Return to Home', '/']);
});

const product = 'Acme';
it.each([
  [t(($) => $.home.products.status.beta), 'Beta'],
  [t(($) => $.common.toast.redirecting, { product }), 'Redirecting to Acme...'],
  [t(($) => $.common.toast.beta, { product }), 'Acme is in beta!'],
  [t(($) => $.common.toast.comingSoon, { product }), 'Acme is coming soon!'],
])('the text “%s” is as specified', (text, specified) => {
  expect(text).toBe(specified);
});
