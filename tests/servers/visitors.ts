import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What visitors were told wrongly, and how long they waited, in milliseconds. */
export type Report = { wrong: string[]; times: number[] };

/**
 * Has visitors open pages one after the other, each with the script and the style sheet that it
 * names, until they are told to stop.
 */
export function sendVisitors(origins: readonly string[], count: number, pause = 0) {
  const report: Report = { wrong: [], times: [] };
  const over = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const visit = async (visitor: number) => {
    for (let page = visitor; !over.signal.aborted; page += 1) {
      const origin = origins[page % origins.length]!;
      const address = `${origin}${addresses[page % addresses.length]}`;
      try {
        const html = await open(address, agent, report);
        if (!html.endsWith('</html>\n')) report.wrong.push(`${address} is not whole`);
        const [script = ''] = /\/assets\/index-[\w-]+\.js/.exec(html) ?? [];
        const [sheet = ''] = /\/assets\/index-[\w-]+\.css/.exec(html) ?? [];
        await open(origin + script, agent, report);
        await open(origin + sheet, agent, report);
      } catch (error) {
        report.wrong.push(`${address}: ${String(error)}`);
      }
      if (pause) await new Promise((done) => setTimeout(done, pause));
    }
  };
  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor));
  return async (): Promise<Report> => {
    over.abort();
    await Promise.all(visits);
    agent.destroy();
    return report;
  };
}

const addresses = ['/', '/privacy', '/de', '/ar/terms'];

async function open(address: string, agent: Agent, { wrong, times }: Report): Promise<string> {
  const start = performance.now();
  const sent = request(address, { agent }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await text(response);
  times.push(performance.now() - start);
  if (response.statusCode !== 200) wrong.push(`${address}: ${response.statusCode}`);
  return body;
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
