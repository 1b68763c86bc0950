import { expect, it } from 'vitest';

it.each(['error', 'warn'] as const)('a test in which console.%s is called fails', (method) => {
  expect(() => console[method]('something')).toThrow('something');
});
