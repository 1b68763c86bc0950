import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { afterEach, expect, it } from 'vitest';
import { Announcer } from '../../src/notifications/Announcer.tsx';
import { Toaster } from '../../src/notifications/Toaster.tsx';
import { closeToast } from '../../src/notifications/useToast.tsx';
import { ProductCard } from '../../src/pages/home/ProductCard.tsx';
import type { Availability } from '../../src/site/products.ts';
import { renderInProviders, t } from './renderSite.tsx';

const url = 'https://app.example/';
const product = t(($) => $.home.products.home.name);
const launch = t(($) => $.home.products.launch);
const learnMore = t(($) => $.home.products.learnMore);
const button = {
  role: 'button',
  label: learnMore,
  name: t(($) => $.home.products.learnMoreName, { label: learnMore, product }),
  kind: 'info',
} as const;

const cases = [
  {
    availability: { status: 'live', url },
    role: 'link',
    label: launch,
    name: t(($) => $.home.products.launchName, { label: launch, product }),
    kind: 'success',
    toast: t(($) => $.common.toast.redirecting, { product }),
  },
  {
    availability: { status: 'beta' },
    ...button,
    toast: t(($) => $.common.toast.beta, { product }),
  },
  {
    availability: { status: 'coming-soon' },
    ...button,
    toast: t(($) => $.common.toast.comingSoon, { product }),
  },
] satisfies { availability: Availability; [fact: string]: unknown }[];

afterEach(closeToast);

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

it.each(cases)(
  'a product that is $availability.status is named by its control, whose toast is spoken once',
  async ({ availability, role, label, name, kind, toast }) => {
    renderCard(availability);
    screen.getByText(t(($) => $.home.products.status[availability.status]));
    const control = screen.getByRole(role, { name });
    expect(control.textContent).toBe(label);
    await userEvent.click(control);
    const region = await screen.findByRole('region', { name: t(($) => $.common.toast.region) });
    expect(region.textContent).toBe(toast);
    expect(region.dataset.kind).toBe(kind);
    expect(screen.getByRole('status').textContent).toBe(toast);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await axe(document.body)).toHaveNoViolations();
  },
);

it('a live product opens in a new tab, which has no hold on this one, and says so', () => {
  renderCard({ status: 'live', url });
  const description = t(($) => $.common.externalLink.newTab);
  const { href, target, rel } = screen.getByRole<HTMLAnchorElement>('link', { description });
  expect({ href, target, rel }).toEqual({ href: url, target: '_blank', rel: 'noopener' });
});
