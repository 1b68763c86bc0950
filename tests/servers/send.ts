import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

type Sent = { method?: string; headers?: Record<string, string> };

/** Sends the path of the request unchanged. `fetch` would normalize it, for example `/x/../privacy`. */
export async function send(
  origin: string,
  target: string,
  { method = 'GET', headers = {} }: Sent = {},
) {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path: target, agent: false, method, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  return {
    status: response.statusCode!,
    headers: response.headers,
    body: decompress(body, response.headers['content-encoding']),
  };
}

function decompress(body: Buffer, encoding = ''): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
