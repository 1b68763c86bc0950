import { describe, expect, it } from 'vitest';
import { nothing, toWayForth } from '../audit/walk.ts';

const stop = (target: string) => ({ ...nothing, role: 'link', target });
const [skip, products, about] = [stop('#skip'), stop('#products'), stop('#about')];
/** A tabindex above 0. */
const home = { ...stop('#home'), hasTurn: true };

describe('the walk ends', () => {
  it.each([
    ['where Tab leads out of the page', [skip, products, about, nothing]],
    ['where it leads to the start again', [skip, products, about, skip]],
    ['where it leads out, and then to what takes its turn first', [skip, products, nothing, home]],
    ['where it leads at once to what takes its turn first', [skip, products, home, skip]],
  ])('%s', (_, steps) => {
    const own = [skip, products, about].filter((one) => steps.includes(one));
    expect(toWayForth(steps, 3)).toEqual(own);
  });

  it('nowhere before, though it comes to a link twice', () => {
    const steps = [skip, products, products, products];
    expect(toWayForth(steps, 3)).toEqual(steps);
  });

  it('nowhere before, where the first links take their turns first', () => {
    const steps = [home, { ...home, target: '#logo' }, skip, products];
    expect(toWayForth(steps, 3)).toEqual(steps);
  });
});
