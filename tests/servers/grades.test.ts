import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from '../makeFolder.ts';
import { startNginx } from './startServers.ts';

it(
  'the Observatory gives the grade A+ to nginx with the headers of the site',
  { timeout: 60_000 },
  async () => {
    const folder = makeFolder();
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const options =
      'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
    const args = [...options.split(' '), '-keyout', key, '-out', certificate];
    execFileSync('openssl', args, { stdio: 'ignore' });
    const { origin, stop } = await startNginx(
      '.',
      `ssl_certificate "${certificate}";
     ssl_certificate_key "${key}";
     # Requests by http are redirected to https.
     error_page 497 =308 https://$host:$server_port$request_uri;`,
    );
    onTestFinished(stop);
    const host = `localhost:${new URL(origin).port}`;
    const grade = execFileSync(process.execPath, ['tests/servers/grade.mjs', host], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
      encoding: 'utf8',
    });
    expect(JSON.parse(grade)).toEqual({ grade: 'A+', failed: [] });
  },
);
