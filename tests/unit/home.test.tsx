import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../src/site/products.ts';
import { renderSite } from './renderSite.tsx';

beforeEach(() => void renderSite('/'));

describe('the hero', () => {
  it('says what the site is about', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Enhance Everything with AI',
    );
  });

  it('leads to the products', () => {
    const link = screen.getByRole('link', { name: 'Get Started' });
    expect(link.getAttribute('href')).toBe('/#products');
  });

  const tools = `${products.length} AI tools and growing`;

  it.each(['Launching 2025', 'Early Access Available', tools])('wears the badge "%s"', (badge) => {
    const badges = screen.getByRole('list', { name: 'At a glance' });
    expect(within(badges).getByText(badge)).toBeTruthy();
  });
});

describe('the landing page', () => {
  it('goes through its four sections in order', () => {
    const main = screen.getByRole('main');
    const sections = within(main)
      .getAllByRole('region')
      .map((section) => within(section).getAllByRole('heading')[0]?.textContent);
    expect(sections).toEqual([
      'Enhance Everything with AI',
      'Our AI Enhancement Suite',
      'About Us',
      'Get in Touch',
    ]);
  });
});

const listCards = () =>
  within(screen.getByRole('region', { name: 'Our AI Enhancement Suite' })).getAllByRole('listitem');

describe('the products', () => {
  it('are shown with one card each, in the order of the catalogue', () => {
    const names = [
      'Enhance My Home',
      'Enhance My Room',
      'Enhance My Ride',
      'Enhance My Tattoo',
      'Enhance My Health',
      'Enhance My Diet',
    ];
    const shown = listCards().map((card) => within(card).getByRole('heading').textContent);
    expect(shown).toHaveLength(products.length);
    expect(shown.slice(0, names.length)).toEqual(names);
  });

  it('are live where they have an address, and the first one is', () => {
    expect(products.filter(({ url }) => url)).toEqual(
      products.filter(({ status }) => status === 'live'),
    );
    expect(products[0]?.status).toBe('live');
  });

  it('have a logo for home, room and ride', () => {
    const pictures = listCards().map((card) => card.querySelectorAll('img').length);
    expect(pictures.slice(0, 6)).toEqual([2, 2, 2, 1, 1, 1]);
  });
});

describe('the About section', () => {
  it('says when the company started, and with what', () => {
    const about = screen.getByRole('region', { name: 'About Us' });
    expect(about.textContent).toMatch(/2024.*designing homes/);
  });

  it('says that each product stands on its own', () => {
    const about = screen.getByRole('region', { name: 'About Us' });
    expect(about.textContent).toMatch(
      /Each product runs independently, with its own features and its own pricing/,
    );
  });

  it('has four value cards', () => {
    const values = screen.getByRole('list', { name: 'What we hold to' });
    expect(
      within(values)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Innovation First', 'User-Focused', 'Community Driven', 'Fast & Reliable']);
  });
});

describe('the Contact section', () => {
  it('has a link that writes to the company', () => {
    const contact = screen.getByRole('region', { name: 'Get in Touch' });
    const email = import.meta.env.VITE_CONTACT_EMAIL;
    const link = within(contact).getByRole('link', { name: email });
    expect(link.getAttribute('href')).toBe(`mailto:${email}`);
  });

  it('promises an answer as soon as possible', () => {
    const contact = screen.getByRole('region', { name: 'Get in Touch' });
    expect(contact.textContent).toMatch(/answer every inquiry as soon as possible/);
  });
});
