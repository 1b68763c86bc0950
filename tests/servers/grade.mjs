// Grades a server by what it sends, with the tools that people grade it with. They bring no types,
// and the certificate of the server has to be known before Node starts: a program of its own.
import { writeFileSync } from 'node:fs';
import { scan } from '@mdn/mdn-http-observatory';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

// Which sites browsers know as secure, which it would load at its installation; ours is none of them.
const list = new URL('../conf/hsts-preload.json', import.meta.resolve('@mdn/mdn-http-observatory'));
writeFileSync(list, '{}');

const [host] = process.argv.slice(2);
const { scan: result, tests } = await scan(host);
const policy = new CspParser(result.responseHeaders['content-security-policy']).csp;
console.log(
  JSON.stringify({
    grade: result.grade,
    score: result.score,
    failed: Object.entries(tests).flatMap(([name, { pass }]) => (pass ? [] : [name])),
    policy: new CspEvaluator(policy)
      .evaluate()
      .map(({ directive, value }) => `${directive} ${value}`),
  }),
);
