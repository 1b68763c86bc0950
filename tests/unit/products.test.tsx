import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { expect, it } from 'vitest';
import { Announcer } from '../../src/notifications/Announcer.tsx';
import { Toaster } from '../../src/notifications/Toaster.tsx';
import { ProductCard } from '../../src/pages/home/ProductCard.tsx';
import type { Availability } from '../../src/site/products.ts';
import { renderInProviders, t } from './renderSite.tsx';

const url = 'https://app.example/';
const product = t(($) => $.home.products.home.name);

function renderCard(availability: Availability) {
  renderInProviders(
    <>
      <main>
        <h1>Products</h1>
        <h2>All of them</h2>
        <ProductCard product={{ id: 'home', color: 'honey', ...availability }} />
      </main>
      <Toaster />
      <Announcer />
    </>,
  );
}

it.each([
  [{ status: 'live', url }, 'link', 'launch', 'green', 'redirecting'],
  [{ status: 'beta' }, 'button', 'learnMore', '', 'beta'],
  [{ status: 'coming-soon' }, 'button', 'learnMore', '', 'comingSoon'],
] as const)(
  'a product with %j has a %s that names the product, and its toast is announced once',
  async (availability, role, action, color, key) => {
    renderCard(availability);
    screen.getByText(t(($) => $.home.products.status[availability.status]));
    const label = t(($) => $.home.products[action]);
    const name = t(($) => $.home.products[`${action}Name`], { label, product });
    const control = screen.getByRole(role, { name });
    expect(control.textContent).toBe(label);
    await userEvent.click(control);
    const region = await screen.findByRole('region', { name: t(($) => $.common.toast.region) });
    const toast = t(($) => $.common.toast[key], { product });
    expect(region.textContent).toBe(toast);
    const toastColor = region.style.getPropertyValue('--notification-color');
    expect(toastColor).toBe(color && `var(--mantine-color-${color}-filled)`);
    expect(screen.getByRole('status').textContent).toBe(toast);
    expect((await axe(document.body)).violations).toEqual([]);
  },
);

it('the link to a live product says that it opens a new tab, and the new tab cannot control the page', () => {
  renderCard({ status: 'live', url });
  const description = t(($) => $.common.externalLink.newTab);
  const { href, target, rel } = screen.getByRole<HTMLAnchorElement>('link', { description });
  expect({ href, target, rel }).toEqual({ href: url, target: '_blank', rel: 'noopener' });
});
