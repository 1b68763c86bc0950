import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { hashScripts } from '../../src/node/build/template.ts';

const addresses = ['/', '/privacy', '/de', '/ar/terms'];
const visitorCount = 50;
const pauseInMilliseconds = 400;

export function startVisits(origins: readonly string[]) {
  const faults: string[] = [];
  let answers = 0;
  const end = new AbortController();
  const agent = new Agent({ keepAlive: true });

  const open = async (address: string) => {
    const response = await get(address, agent);
    const body = await text(response);
    answers += 1;
    if (response.statusCode !== 200) faults.push(`${address}: ${response.statusCode}`);
    return { body, policy: String(response.headers['content-security-policy']) };
  };
  const visitPages = async (visitor: number) => {
    for (let page = visitor; !end.signal.aborted; page += 1) {
      const origin = origins[page % origins.length]!;
      const address = `${origin}${addresses[page % addresses.length]}`;
      try {
        const { body: html, policy } = await open(address);
        for (const hash of hashScripts(html))
          if (!policy.includes(hash)) faults.push(`The policy of ${address} forbids its scripts.`);
        if (!html.endsWith('</html>\n')) faults.push(`${address} is incomplete.`);
        const files = html.match(/\/assets\/[\w-]+\.(?:js|css|json)\b/g) ?? [];
        if (files.length < 2) faults.push(`${address} has no script or no style sheet.`);
        for (const file of files) await open(origin + file);
      } catch (error) {
        faults.push(`${address}: ${String(error)}`);
      }
      await wait(pauseInMilliseconds);
    }
  };
  const visits = Array.from({ length: visitorCount }, (_, visitor) => visitPages(visitor));
  return async () => {
    end.abort();
    await Promise.all(visits);
    agent.destroy();
    return { faults, answers };
  };
}

async function get(address: string, agent: Agent | false): Promise<IncomingMessage> {
  const sent = request(address, { agent }).end();
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return response;
  } catch (error) {
    // A server may close an idle connection. Browsers then send the request again on a new connection:
    // https://www.rfc-editor.org/rfc/rfc9112#section-9.3.1
    if (sent.reusedSocket) return get(address, false);
    throw error;
  }
}
