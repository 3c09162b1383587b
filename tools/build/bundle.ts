import { join } from 'node:path';
import { reactAsModules } from './react-as-modules.ts';

/**
 * The program of the server's worker threads: one file beside the server's, since a thread shares no module with it.
 */
export function workerBuild(outDir: string) {
  return {
    outDir,
    ssr: true,
    emptyOutDir: false,
    rolldownOptions: { input: 'src/worker.ts', output: { entryFileNames: 'worker.js' } },
  } as const;
}

/** Bundles the page's script and styles into one folder, the server and its worker threads into another. */
export async function bundle(
  root: string,
  {
    client,
    server,
    components = '',
  }: { readonly client: string; readonly server: string; readonly components?: string | undefined },
): Promise<void> {
  // Read by React and Vite: a build is the same whatever the caller's environment says.
  process.env.NODE_ENV = 'production';
  process.env.COMPONENTS_FILE = components;
  const { build } = await import('vite');
  const shared = {
    configFile: join(root, 'apps', 'residents', 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
  } as const;
  // A deployment's own types may use anything of React.
  const plugins = [reactAsModules({ isSlim: components === '' })];
  await build({ ...shared, plugins, build: { outDir: client } });
  await build({ ...shared, build: { outDir: server, ssr: true } });
  await build({ ...shared, build: workerBuild(server) });
}
