import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useHistoryPositions } from '../../src/navigation/useHistoryPositions.ts';

it.each(['{', 'null', '7', '["first"]', '[["first",null]]', '[["first",{"control":1e9}]]'])(
  'the first page has a position if storage contains %s',
  (stored) => {
    sessionStorage.setItem('history-positions', stored);
    const { result } = renderHook(useHistoryPositions, { initialProps: 'first' });
    expect(result.current.get('first')).toEqual({ top: 0, control: -1 });
  },
);
