import { testConformance } from './testConformance.ts';

// The embedded server is asked with every build: tests/build/server.test.ts.
testConformance('nginx');
testConformance('cloudflare');
