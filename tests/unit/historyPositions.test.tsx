import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import {
  focusControl,
  storePosition,
  useHistoryPositions,
} from '../../src/navigation/useHistoryPositions.ts';
import { useNavigationFocus } from '../../src/navigation/useNavigationFocus.ts';

it.each(['{', 'null', '7', '["first"]', '[["first",null]]', '[["first",{"control":1e9}]]'])(
  'the first page stores its scroll position even if storage contains %s',
  (stored) => {
    sessionStorage.setItem('history-positions', stored);
    const { result } = renderHook(useHistoryPositions, { initialProps: 'first' });
    expect(result.current.get('first')).toEqual({ top: 0, control: -1, href: null });
  },
);

/** The main part of this site has no heading, as on a page that is still loading. */
function Site() {
  useNavigationFocus();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Link to="/next">Next</Link>
      </main>
      <h2>Footer</h2>
    </>
  );
}

it('a link to a page without a heading moves the focus to its main part', async () => {
  render(<Site />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

const showLinks = (...paths: readonly string[]) =>
  document.body.replaceChildren(
    ...paths.map((href) => Object.assign(document.createElement('a'), { href })),
  );

it('a link that is gone after Back does not pass its focus to another link', () => {
  const positions: ReturnType<typeof useHistoryPositions> = new Map();
  showLinks('/a', '/b');
  document.querySelectorAll('a')[1]!.focus();
  storePosition(positions, 'entry');
  showLinks('/a', '/c');
  expect(focusControl(positions.get('entry'))).toBe(false);
  showLinks('/c', '/b');
  expect(focusControl(positions.get('entry'))).toBe(true);
});
