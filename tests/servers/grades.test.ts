import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../makeFolder.ts';
import { startCloudflare, startNginx } from './engines.ts';

// What is graded is what the build has made: `_nginx.conf`, and `_headers`.
const servers = {
  nginx: (key: string, certificate: string) =>
    startNginx(
      '.',
      `ssl_certificate ${certificate};
       ssl_certificate_key ${key};
       # What asks for http at this port is led to https.
       error_page 497 =308 https://$host:$server_port$request_uri;`,
    ),
  cloudflare: (key: string, certificate: string) =>
    startCloudflare(
      '.',
      `--local-protocol https --https-key-path ${key} --https-cert-path ${certificate}`.split(' '),
    ),
};

it.each(Object.entries(servers))('%s is graded A+', { timeout: 60_000 }, async (_, start) => {
  const folder = makeFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`;
  execFileSync('openssl', words.split(' '), { stdio: 'ignore' });
  const { origin, stop } = await start(key, certificate);
  onTestFinished(stop);
  const host = `localhost:${new URL(origin).port}`;
  const graded = execFileSync(process.execPath, ['tests/servers/grade.mjs', host], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    encoding: 'utf8',
  });
  expect(JSON.parse(graded)).toEqual({
    grade: 'A+',
    score: 130,
    failed: [],
    // It warns of scripts that visitors may have uploaded; here all are the build's.
    policy: ["script-src 'self'"],
  });
});
