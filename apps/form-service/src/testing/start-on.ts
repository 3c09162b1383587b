import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts the service with these settings, and gives how it ended and what it wrote. `limit`: of the shell, before it starts. */
export async function startOn(
  env: Readonly<Record<string, string>>,
  limit = '',
): Promise<{ readonly code: unknown; readonly message: string }> {
  const start = `${limit} exec "$0" "$1"`;
  const serve = join(import.meta.dirname, '..', 'serve.ts');
  const child = spawn('sh', ['-c', start, process.execPath, serve], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let message = '';
  child.stderr.on('data', (piece) => {
    message += piece;
  });
  const [code] = await once(child, 'close');
  return { code, message };
}
