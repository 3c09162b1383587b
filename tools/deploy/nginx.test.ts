import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePorts } from '../../apps/form-service/src/testing/free-port.ts';
import { openSite, type TestSite } from '../../apps/residents/src/testing/open-site.ts';
import { root } from '../launcher/launch.js';

const name = 'forms.city.example';
const program = process.env.NGINX_PATH ?? '/usr/sbin/nginx';

let site: TestSite;
let folder: string;
let port: number;
let nginx: ChildProcess;

/** The site's file as shipped, but for ports, the certificate and the path that this machine has. */
beforeAll(async () => {
  site = await openSite({ BASE_PATH: '/forms', TRUSTED_PROXIES: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'guichet-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${name}`, '-days', '1', '-keyout', key, '-out', certificate],
  ]);
  const [plain, secure = 0] = await freePorts(2);
  port = secure;
  const shipped = readFileSync(join(root, 'deploy', 'nginx-site.conf'), 'utf8')
    .replace('127.0.0.1:3000', new URL(site.url).host)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/^\s*listen \[::\].*\n/gm, '')
    .replace(/(ssl_certificate) .*;/, `$1 ${certificate};`)
    .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
    .replace('location / {\n    proxy_pass', 'location /forms {\n    proxy_pass');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr notice; events {} http { ${temporary.join(' ')}\n${shipped} }`,
  );
  nginx = spawn(program, argumentsOf(), { stdio: ['ignore', 'ignore', 'pipe'] });
  nginx.stderr?.resume();
  await vi.waitFor(() => ask('/forms/healthz'), { timeout: 60_000 });
});

afterAll(async () => {
  const ended = once(nginx, 'exit');
  nginx.kill('SIGQUIT');
  await ended;
  await site.close();
  rmSync(folder, { recursive: true });
});

function argumentsOf(): readonly string[] {
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
}

/** A request by TLS. */
async function ask(path: string, method = 'GET', body = '', headers: Record<string, string> = {}) {
  const asked = request({
    ...{ host: '127.0.0.1', port, path, method, servername: name, rejectUnauthorized: false },
    headers: { host: name, ...headers },
  });
  asked.end(body);
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test('nginx understands every line of the site', () => {
  const { status, stderr } = spawnSync(program, ['-t', ...argumentsOf()], { encoding: 'utf8' });
  expect({ status, warnings: stderr.match(/\[warn\].*/g) }).toEqual({ status: 0, warnings: null });
});

test('behind it a form is sent by TLS: cookies are secure, and the policy and redirects arrive', async () => {
  const page = await ask('/forms/en/city/feedback');
  expect([page.status, page.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['set-cookie']?.[0]).toContain('; Path=/forms; HttpOnly; Secure; SameSite=Strict');
  const sent = await ask('/forms/en/city/feedback', 'POST', 'person.name=Zo%C3%A9', {
    'content-type': 'application/x-www-form-urlencoded',
    origin: `https://${name}`,
    cookie: page.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
  });
  expect([sent.status, sent.headers.location]).toEqual([303, '/forms/en/thankyou']);
  expect(sent.headers['set-cookie']?.[0]).toContain('; Secure');
});
