import { join } from 'node:path';
import { root } from '../launcher/launch.js';

export interface Workbench {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the workbench and serves it to this machine alone, under the policy of a resident's page. `port` 0: a free one. */
export async function startWorkbench(port: number): Promise<Workbench> {
  process.env.NODE_ENV = 'production';
  const { build, preview } = await import('vite');
  const configFile = join(root, 'apps', 'workbench', 'vite.config.ts');
  await build({ configFile });
  const server = await preview({ configFile, preview: { port, strictPort: true, host: '127.0.0.1' } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error('The workbench listens nowhere.');
  return { url, close: () => server.close() };
}
