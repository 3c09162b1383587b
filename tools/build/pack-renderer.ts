import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/launch.js';
import { builtOnce } from './built-once.ts';
import { declarationOf, emitTypes } from './emit-types.ts';
import { writeManifest } from './write-manifest.ts';

/** The doors of the React component as a package, with the sources that they give the types of. */
const entryPoints = {
  renderer: 'renderer/src/wrapper/wrapper.ts',
  custom: 'fields/src/custom/custom.ts',
  'custom-view': 'fields/src/custom/custom-view.ts',
} as const;

const reacts = '^18.2.0 || ^19.0.0';

/** Builds the React component into a folder that `npm pack` makes a package of; without one, into its own `dist`. */
export async function packRenderer(folder = join(root, 'packages', 'renderer', 'dist')): Promise<void> {
  await builtOnce({
    name: 'renderer',
    make: bundle,
    use(made) {
      rmSync(folder, { recursive: true, force: true });
      cpSync(made, folder, { recursive: true });
    },
  });
  await emitTypes({
    entryPoints: Object.values(entryPoints),
    folder: join(folder, 'types'),
    outside: ['react'],
  });
  const door = (name: keyof typeof entryPoints) => ({
    types: `./types/${declarationOf(entryPoints[name])}`,
    default: `./${name}.js`,
  });
  writeManifest(folder, 'renderer', {
    exports: {
      '.': door('renderer'),
      // As it is called in the workspace.
      './wrapper': door('renderer'),
      './custom': door('custom'),
      './custom-view': door('custom-view'),
      './styles.css': './styles.css',
    },
    files: ['*.js', '*.js.map', 'parts', 'styles.css', 'types'],
    sideEffects: ['*.css'],
    peerDependencies: { '@types/react': reacts, react: reacts, 'react-dom': reacts },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  });
}

async function bundle(outDir: string): Promise<void> {
  // Read by React and Vite: a build is the same whatever the caller's environment says.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'packages', 'renderer', 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
}
