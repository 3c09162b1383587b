import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/launch.js';
import { builtOnce } from './built-once.ts';
import { reactAsModules } from './react-as-modules.ts';

/** Builds the custom element and its parts into a folder; without one, into its own `dist`. */
export async function buildElement(outDir = join(root, 'packages', 'element', 'dist')): Promise<void> {
  await builtOnce({
    name: 'element',
    make: bundle,
    use(folder) {
      rmSync(outDir, { recursive: true, force: true });
      cpSync(folder, outDir, { recursive: true });
    },
  });
}

async function bundle(outDir: string): Promise<void> {
  // Read by React and Vite: a build is the same whatever the caller's environment says.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'packages', 'element', 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    // The page around it may give it types of its own, which may use anything of React.
    plugins: [reactAsModules({ isSlim: false })],
    build: { outDir, emptyOutDir: true },
  });
}
