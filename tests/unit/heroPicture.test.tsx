import { createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HeroPicture } from '../../src/pages/home/HeroPicture.tsx';
import { renderInProviders } from './renderSite.tsx';

afterEach(() => document.documentElement.removeAttribute('dir'));

it.each([
  ['ArrowLeft', '50'],
  ['ArrowRight', '45'],
])(
  'on a right-to-left page the script handles %s, because WebKit would move the line the other way',
  (key, value) => {
    document.documentElement.dir = 'rtl';
    renderInProviders(<HeroPicture />);
    const slider = screen.getByRole('slider');
    const press = createEvent.keyDown(slider, { key });
    fireEvent(slider, press);
    expect(press.defaultPrevented).toBe(true);
    expect(slider).toHaveProperty('value', value);
  },
);
