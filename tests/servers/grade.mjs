// The test runs this file in a new process, because Node reads NODE_EXTRA_CA_CERTS, the server's certificate,
// only when Node starts. This file is JavaScript, because the Observatory has no types.
import { writeFileSync } from 'node:fs';
import { scan } from '@mdn/mdn-http-observatory';

// The Observatory's install script would download the HSTS preload list, but does not run here. An empty list
// is enough, because this site is not in the real list.
const list = new URL('../conf/hsts-preload.json', import.meta.resolve('@mdn/mdn-http-observatory'));
writeFileSync(list, '{}');

const [host] = process.argv.slice(2);
const { scan: result, tests } = await scan(host);
const failed = Object.entries(tests).flatMap(([name, { pass }]) => (pass ? [] : [name]));
console.log(JSON.stringify({ grade: result.grade, failed }));
