import { testConformance } from './testConformance.ts';

// The server of `npm run preview` is not tested here, but in tests/build/server.test.ts.
testConformance('nginx');
testConformance('cloudflare');
