import { toExamples } from '../examples.ts';

export const examples = toExamples([
  { passes: 'An image', html: '<main><svg><rect /></svg></main>' },
  {
    html: '<main><video></video><svg><rect><animate attributeName="x" dur="1s" /></rect></svg></main>',
    cannotTell: /^The page contains <video>, <animate>\./,
  },
]);
