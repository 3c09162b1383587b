import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { workerBuild } from '../build/bundle.ts';
import type { DevFolders } from './dev-folders.ts';

/** Builds page, server and worker threads at each change of a source; calls `onBuilt` when all are whole again. */
export async function watchBuild(
  root: string,
  { clientDir, serverFile }: DevFolders,
  onBuilt: () => void,
): Promise<void> {
  process.env.NODE_ENV = 'development';
  const { build } = await import('vite');
  const shared = {
    configFile: join(root, 'apps', 'residents', 'vite.config.ts'),
    mode: 'development',
    logLevel: 'warn',
  } as const;
  // A build that empties its folder first would leave the running server without files.
  const watched = { watch: {}, emptyOutDir: false, minify: false, sourcemap: true } as const;
  const client = await build({
    ...shared,
    plugins: [reloadPage(root)],
    build: { ...watched, outDir: clientDir },
  });
  const server = await build({ ...shared, build: { ...watched, ssr: true, outDir: dirname(serverFile) } });
  const worker = await build({ ...shared, build: { ...watched, ...workerBuild(dirname(serverFile)) } });

  // Page and server share most of their sources, and so their mistakes.
  let lastMessage = '';
  const report = (message: string) => {
    if (message !== lastMessage) console.error(message);
    lastMessage = message;
  };

  const unfinished = new Set<unknown>([client, server, worker]);
  for (const watcher of [client, server, worker]) {
    if (!isWatcher(watcher)) throw new Error('A build that watches returns its watcher.');
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_START') unfinished.add(watcher);
      if (event.code === 'ERROR') report(event.error.message);
      if (event.code === 'BUNDLE_END') {
        event.result.close();
        lastMessage = '';
        unfinished.delete(watcher);
        if (unfinished.size === 0) onBuilt();
      }
    });
  }
}

type BuildResult = Awaited<ReturnType<typeof import('vite').build>>;

function isWatcher(result: BuildResult): result is Rolldown.RolldownWatcher {
  return 'on' in result;
}

/** Adds what reloads the page to its script. */
function reloadPage(root: string): Plugin {
  const entry = join(root, 'apps', 'residents', 'src', 'client.tsx');
  const reload = JSON.stringify(join(root, 'tools', 'dev', 'reload.ts'));
  return {
    name: 'guichet-reload',
    transform: (code, id) => (id === entry ? { code: `${code}\nimport ${reload};\n`, map: null } : undefined),
  };
}
