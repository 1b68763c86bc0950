import { Agent, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { hashScripts } from '../../src/node/build/template.ts';

/** What visitors were told wrongly, and how long they waited, in milliseconds. */
export type Report = { wrong: string[]; times: number[] };

/**
 * Has visitors open pages one after the other, each with its script and its style sheet, until they
 * are told to stop.
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
        const { body: html, policy } = await open(address, agent, report);
        for (const hash of hashScripts(html))
          if (!policy.includes(hash)) report.wrong.push(`${address} may not run its scripts`);
        if (!html.endsWith('</html>\n')) report.wrong.push(`${address} is not whole`);
        const parts = html.match(/\/assets\/[\w-]+\.(?:js|css)/g) ?? [];
        if (parts.length < 2) report.wrong.push(`${address} has no script or no style sheet`);
        for (const part of parts) await open(origin + part, agent, report);
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

async function open(address: string, agent: Agent, report: Report, isRepeated = false) {
  const start = performance.now();
  const sent = request(address, { agent: isRepeated ? false : agent }).end();
  let response: IncomingMessage;
  try {
    [response] = (await once(sent, 'response')) as [IncomingMessage];
  } catch (error) {
    // A server may close a connection that waits; browsers then ask again on a new one
    // (https://www.rfc-editor.org/rfc/rfc9112#section-9.3.1).
    if (sent.reusedSocket && !isRepeated) return open(address, agent, report, true);
    throw error;
  }
  const body = await text(response);
  report.times.push(performance.now() - start);
  if (response.statusCode !== 200) report.wrong.push(`${address}: ${response.statusCode}`);
  return { body, policy: String(response.headers['content-security-policy']) };
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
