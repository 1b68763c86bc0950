import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it('a visitor whose storage is blocked has a position on the page that they have opened', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { result } = renderHook(useHistoryPositions, { initialProps: 'first' });
  expect(result.current.get('first')).toEqual({ top: 0, control: -1 });
});

it.each(['{', 'null', '7', '["first"]', '[["first",null]]', '[["first",{"control":1e9}]]'])(
  'a visitor whose storage holds %s has a position on the page that they have opened',
  (stored) => {
    sessionStorage.setItem('history-places', stored);
    const { result } = renderHook(useHistoryPositions, { initialProps: 'first' });
    expect(result.current.get('first')).toEqual({ top: 0, control: -1 });
  },
);
