import 'vitest';

declare module 'vitest' {
  interface Matchers<T> {
    toHaveNoViolations(): T;
  }
}
