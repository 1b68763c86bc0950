import { testConformance } from './testConformance.ts';

// tests/build/server.test.ts tests the server of `npm run preview`.
testConformance('nginx');
testConformance('cloudflare');
