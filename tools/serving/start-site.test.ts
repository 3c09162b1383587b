import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from '../../apps/form-service/src/testing/free-port.ts';
import { buildSite } from '../build/build-site.ts';
import { siteFolders } from '../build/site-folders.ts';
import { root } from '../launcher/launch.js';
import { LaunchError } from '../launcher/launch-error.js';
import { startSite } from './start-site.ts';

beforeAll(async () => {
  // A build sets both.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('COMPONENTS_FILE', '');
  await buildSite(root);
  vi.unstubAllEnvs();
});

/** The error with which the site does not start where these settings say. */
async function startError(settings: Readonly<Record<string, string>>): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const formsDir = join(folder, 'forms');
  mkdirSync(formsDir);
  const [port, sandboxPort] = await freePorts(2);
  const serverFile = join(root, 'apps', 'residents', 'src', 'server', 'start-server.ts');
  const env = {
    ...{ HOST: '127.0.0.1', PORT: `${port}`, SANDBOX_PORT: `${sandboxPort}`, LOG_LEVEL: 'silent' },
    ...{ DATA_DIR: join(folder, 'data'), FORMS_DIR: formsDir, ...settings },
  };
  return startSite(root, { ...siteFolders(root), serverFile }, env).catch((error: unknown) => error);
}

test.each(['PORT', 'SANDBOX_PORT'])('says which port is taken, and that %s sets it', async (name) => {
  const portHolder = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void portHolder.close());
  await once(portHolder, 'listening');
  const address = portHolder.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const error = await startError({ [name]: `${port}` });
  expect(error).toBeInstanceOf(LaunchError);
  expect(String(error)).toMatch(
    new RegExp(`Port ${port} is taken .* or choose another ${name}, for example: .*${name}=\\d`),
  );
});

// An address for documentation (RFC 5737), and a name that nobody can have (RFC 2606).
test.each(['192.0.2.1', 'forms.nowhere.invalid'])('says that the machine has no address %s', async (HOST) => {
  const error = await startError({ HOST });
  expect(error).toBeInstanceOf(LaunchError);
  expect(String(error)).toContain(`HOST is ${HOST}, `);
  expect(String(error)).toContain('Set HOST to an address of this machine, or leave it unset.');
});
