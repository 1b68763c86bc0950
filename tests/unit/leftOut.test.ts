import { expect, it } from 'vitest';
import { leftOut } from '../../src/node/leftOut.ts';

type Hooks = {
  load: (id: string) => string | undefined;
  buildEnd: (this: { error: (message: string) => never }) => void;
};

const hooks = () => leftOut() as unknown as Hooks;

const error = (message: string): never => {
  throw new Error(message);
};

const loader = '/site/node_modules/@mantine/core/esm/components/Loader/Loader.mjs';

it('a component that is left out says so to who uses it', async () => {
  const code = hooks().load(loader)!;
  const { Loader } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(Loader).toThrow(
    'Loader: left out by src/node/leftOut.ts. To use it, remove its entry there.',
  );
  expect(hooks().load(loader.replace('Loader.mjs', 'Oval.mjs'))).toBeUndefined();
});

it('what the libraries no longer have is told when the site is built', () => {
  const { load, buildEnd } = hooks();
  load(loader);
  expect(() => buildEnd.call({ error })).toThrow(/Correct each entry, .*\/Transition\.mjs/s);
  expect(() => buildEnd.call({ error })).not.toThrow(/\/Loader\.mjs/);
});
