import { join } from 'node:path';
import { root } from '../launcher/launch.js';
import { buildElement } from './build-element.ts';
import { declarationOf, emitTypes } from './emit-types.ts';
import { writeManifest } from './write-manifest.ts';

const door = 'element/src/element.ts';

/** Builds the custom element into a folder that `npm pack` makes a package of; without one, into its own `dist`. */
export async function packElement(folder = join(root, 'packages', 'element', 'dist')): Promise<void> {
  await buildElement(folder);
  await emitTypes({ entryPoints: [door], folder: join(folder, 'types'), outside: [], instead: { react } });
  writeManifest(folder, 'element', {
    exports: {
      '.': { types: `./types/${declarationOf(door)}`, default: './guichet-form.js' },
      './*': './*',
    },
    files: ['guichet-form.js', 'guichet-form.js.map', 'parts', 'types'],
    // Imported for what it does: it defines the element.
    sideEffects: true,
  });
}

/** The renderer is inside the script: a page without React needs no types of it. */
const react = `export type ComponentProps<_Of = unknown> = object;
export interface Context<_Of = unknown> {
  readonly displayName?: string;
}
export type MemoExoticComponent<_Of = unknown> = unknown;
export type ReactNode = unknown;
export interface RefObject<Of = unknown> {
  current: Of;
}
export declare namespace JSX {
  type Element = unknown;
}
`;
