import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHistoryPositions } from '../../src/navigation/useHistoryPositions.ts';

it('a visitor who follows link after link leaves no more positions than a browser has entries', () => {
  window.history.replaceState({}, '');
  const { result, rerender } = renderHook(useHistoryPositions, { initialProps: 'first' });
  for (const entry of Array.from({ length: 150 }).keys()) {
    rerender(`entry ${entry}`);
    fireEvent.scroll(window);
    // The visitor returns there now and again.
    rerender('first');
    fireEvent.scroll(window);
  }
  expect(result.current.size).toBe(100);
  expect([...result.current.keys()].slice(-2)).toEqual(['entry 149', 'first']);
  expect(result.current.has('entry 0')).toBe(false);
});
