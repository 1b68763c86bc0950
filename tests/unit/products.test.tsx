import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { axe } from 'jest-axe';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { Announcer } from '../../src/notifications/Announcer.tsx';
import { Toaster } from '../../src/notifications/Toaster.tsx';
import { closeToast } from '../../src/notifications/useToast.tsx';
import { ProductCard } from '../../src/pages/home/ProductCard.tsx';
import type { Availability, Product } from '../../src/site/products.ts';
import { createTestI18n } from './renderSite.tsx';

const url = 'https://app.example/';

const cases = [
  {
    availability: { status: 'live', url },
    badge: 'Live',
    action: 'Launch App',
    name: 'Launch App: Enhance My Room',
    toast: 'Redirecting to Enhance My Room...',
    kind: 'success',
  },
  {
    availability: { status: 'beta' },
    badge: 'Beta',
    action: 'Learn More',
    name: 'Learn More about Enhance My Room',
    toast: 'Enhance My Room is in beta!',
    kind: 'info',
  },
  {
    availability: { status: 'coming-soon' },
    badge: 'Coming Soon',
    action: 'Learn More',
    name: 'Learn More about Enhance My Room',
    toast: 'Enhance My Room is coming soon!',
    kind: 'info',
  },
] satisfies { availability: Availability; [fact: string]: unknown }[];

afterEach(closeToast);

function renderCard(availability: Availability) {
  const product: Product = { id: 'room', color: 'honey', ...availability };
  render(
    <I18nextProvider i18n={createTestI18n()}>
      <MantineProvider env="test">
        <MemoryRouter>
          <main>
            <h1>Products</h1>
            <h2>All of them</h2>
            <ProductCard product={product} />
          </main>
          <Toaster />
          <Announcer />
        </MemoryRouter>
      </MantineProvider>
    </I18nextProvider>,
  );
}

describe.each(cases)('a product that is $availability.status', (facts) => {
  const { availability, badge, action, name, toast, kind } = facts;
  const role = action === 'Launch App' ? 'link' : 'button';

  it(`has the badge "${badge}"`, () => {
    renderCard(availability);
    expect(screen.getByText(badge)).toBeTruthy();
  });

  it(`has the ${role} "${action}", told apart by the product's name`, () => {
    renderCard(availability);
    expect(screen.getByRole(role, { name })).toHaveProperty('textContent', action);
  });

  it(`answers with "${toast}"`, async () => {
    renderCard(availability);
    await userEvent.click(screen.getByRole(role, { name }));
    const region = await screen.findByRole('region', { name: 'Messages' });
    expect(region.textContent).toBe(toast);
    expect(region.dataset.kind).toBe(kind);
  });

  it('says it once, politely', async () => {
    renderCard(availability);
    await userEvent.click(screen.getByRole(role, { name }));
    expect(screen.getByRole('status').textContent).toBe(toast);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has nothing that axe can fault, with and without its toast', async () => {
    renderCard(availability);
    expect(await axe(document.body)).toHaveNoViolations();
    await userEvent.click(screen.getByRole(role, { name }));
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

describe('a live product', () => {
  it('opens in a new tab, which has no hold on this one, and says so', () => {
    renderCard({ status: 'live', url });
    const link = screen.getByRole('link', { description: 'Opens in a new tab' });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });
});
