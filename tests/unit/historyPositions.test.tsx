import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useHistoryPositions } from '../../src/navigation/useHistoryPositions.ts';

it('if there are more than 100 positions, the oldest are removed', () => {
  window.history.replaceState({}, '');
  const { result, rerender } = renderHook(useHistoryPositions, { initialProps: 'first' });
  for (const entry of Array.from({ length: 150 }).keys()) {
    rerender(`entry ${entry}`);
    fireEvent.scroll(window);
    // Return to the first entry each time, so that its position is never one of the oldest.
    rerender('first');
    fireEvent.scroll(window);
  }
  expect(result.current.size).toBe(100);
  expect([...result.current.keys()].slice(-2)).toEqual(['entry 149', 'first']);
  expect(result.current.has('entry 0')).toBe(false);
});

it('the first page has a position if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { result } = renderHook(useHistoryPositions, { initialProps: 'first' });
  expect(result.current.get('first')).toEqual({ top: 0, control: -1 });
});

it.each(['{', 'null', '7', '["first"]', '[["first",null]]', '[["first",{"control":1e9}]]'])(
  'the first page has a position if storage contains %s',
  (stored) => {
    sessionStorage.setItem('history-places', stored);
    const { result } = renderHook(useHistoryPositions, { initialProps: 'first' });
    expect(result.current.get('first')).toEqual({ top: 0, control: -1 });
  },
);
