import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readReleaseFile } from '../../src/node/prerender/release.ts';
import { startEmbedded, type Engine } from './engines.ts';
import { median, sendVisitors, type Report } from './visitors.ts';

const script = Object.keys(readReleaseFile('dist')!.files).find((file) =>
  /^\/assets\/react-.*\.js$/.test(file),
)!;

let server: Engine;
let port: number;
let calm: Report;
beforeAll(async () => {
  server = await startEmbedded();
  port = Number(new URL(server.origin).port);
  await visitFor(() => untilLater(1000)); // Until it has compiled what it runs often.
  calm = await visitFor(() => untilLater(2000));
});
afterAll(() => server.stop());

/** Sends those bytes as they are; the promise is kept when the server has closed, or `until` is. */
function sendRaw(bytes: string | Buffer, until?: Promise<unknown>): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
    void until?.then(() => socket.destroy());
  });
}

const target = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

const malformed = [
  '\r\n\r\n\r\n\r\nQ',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET\0/ HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nA B: c\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nA: b\nC: d\r\n e\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(5000)}\r\n`,
  `${'A'.repeat(100_000)}`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

const attacks: Record<string, () => Promise<unknown>> = {
  async 'malformed requests'() {
    for (let times = 0; times < 20; times += 1)
      await Promise.all(malformed.map((bytes) => sendRaw(bytes, untilLater(200))));
  },
  async 'addresses of 16 kB, of every character'() {
    for (let code = 0; code < 256; code += 1) {
      const path = Buffer.alloc(15_900, code);
      await sendRaw(Buffer.concat([Buffer.from('GET /'), path, Buffer.from(target('').slice(4))]));
    }
  },
  async 'downloads that are broken off'() {
    // Few at once, with time in between: the visitor who is measured shares this process with them.
    for (let times = 0; times < 2000; times += 10) {
      await Promise.all(Array.from({ length: 10 }, () => abortDownload()));
      await untilLater(10);
    }
  },
  async 'slow clients'() {
    const over = untilLater(3000);
    const slow = Array.from({ length: 500 }, () =>
      sendRaw('GET / HTTP/1.1\r\nHost: x\r\nA: ', over),
    );
    const idle = Array.from({ length: 500 }, () => sendRaw(target(script).slice(0, -2), over));
    await Promise.all([...slow, ...idle]);
  },
  async '10,000 connections'() {
    const sockets: Socket[] = [];
    for (let times = 0; times < 100; times += 1)
      sockets.push(...(await Promise.all(Array.from({ length: 100 }, openConnection))));
    await untilLater(2000);
    for (const socket of sockets) socket.destroy();
  },
};

const countOpenFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;

// Its open files are counted where Linux tells of them.
it.runIf(process.platform === 'linux').each(Object.keys(attacks))(
  'other visitors do not notice %s',
  async (name) => {
    const before = countOpenFiles();
    const attacked = await visitFor(attacks[name]!);
    expect([...calm.wrong, ...attacked.wrong]).toEqual([]);
    const ratio = median(attacked.times) / median(calm.times);
    expect(ratio).toBeLessThan(3);
    await expect.poll(countOpenFiles, { timeout: 20_000 }).toBeLessThanOrEqual(before);
  },
  120_000,
);

async function visitFor(attack: () => Promise<unknown>) {
  const leave = sendVisitors([server.origin], 1, 5);
  await attack();
  return leave();
}

function abortDownload(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(target(script)));
    socket.once('data', () => socket.resetAndDestroy());
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

function openConnection(): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

const untilLater = (milliseconds: number) =>
  new Promise<void>((done) => setTimeout(done, milliseconds));
