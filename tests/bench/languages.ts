import { buildWithLanguages } from './buildWithLanguages.ts';

/**
 * What the hundredth language may cost. It is a little more than the first, as each page links to
 * each language.
 */
const limits = { seconds: 60, assetGrowth: 0.01, linkBytes: 3000, slowdown: 2 };

function measure(languages: number) {
  const { seconds, assets, page } = buildWithLanguages(languages);
  console.log(
    `${String(languages).padStart(3)} languages: ${seconds.toFixed(1)} s, script and styles ${assets} bytes, start page ${page} bytes`,
  );
  return { seconds, assets, page };
}

// `npm run bench:languages`. The first build of all reads what the others find in memory.
measure(1);
const [one, fifty, hundred] = [measure(1), measure(50), measure(100)];
const slowdown = (hundred.seconds - fifty.seconds) / 50 / ((fifty.seconds - one.seconds) / 49);
const faults = [
  hundred.seconds > limits.seconds &&
    `A hundred languages take ${hundred.seconds.toFixed(1)} s; ${limits.seconds} s are allowed.`,
  slowdown > limits.slowdown &&
    `The last languages take ${slowdown.toFixed(1)} times as long as the first; the build does not grow linearly.`,
  Math.abs(hundred.assets / one.assets - 1) > limits.assetGrowth &&
    `Script and styles are ${one.assets} bytes with one language and ${hundred.assets} with a hundred.`,
  hundred.page - one.page > limits.linkBytes &&
    `The links to a hundred languages add ${hundred.page - one.page} bytes to a page; ${limits.linkBytes} are allowed.`,
].filter((fault) => fault !== false);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
