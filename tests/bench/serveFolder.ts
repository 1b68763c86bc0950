import { listen } from '../../src/node/server/listen.ts';
import { createSiteHandler } from '../../src/node/server/siteHandler.ts';

// The server runs in a process of its own, so that no answer waits for the benchmark.
const [folder = ''] = process.argv.slice(2);
const { origin } = await listen(createSiteHandler(folder), { host: '127.0.0.1', port: 0 });
process.send!(origin);
process.once('disconnect', () => process.exit());
