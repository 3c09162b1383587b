import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { scopeSheet } from './scope-sheet.ts';

const prefix = '\0sheet:';
const packages = join(import.meta.dirname, '..');
const typeStyles = join(packages, 'fields', 'src', 'type-styles.ts');

/** Where the rarer types come in, their styles come, too. */
const deferred = join(packages, 'renderer', 'src', 'wrapper', 'deferred.ts');

/**
 * Puts each style sheet into the script that imports it: a shadow root has its styles from there, and a page with a
 * strict policy links nothing. Those of the rarer types wait for what draws them.
 */
export const sheetsInScript: Plugin = {
  name: 'sheets-in-script',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source.endsWith('/type-styles.ts') && importer.endsWith('/views.ts')) return `${prefix}none.js`;
    return source.endsWith('.css') ? `${prefix}${resolve(dirname(importer), source)}.js` : undefined;
  },
  load(id) {
    // Vite's own loader of further files looks for sheets and preloads: there are none.
    if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load();';
    if (!id.startsWith(prefix)) return undefined;
    if (id === `${prefix}none.js`) return '';
    const text = scopeSheet(readFileSync(id.slice(prefix.length, -'.js'.length), 'utf8'));
    const sheetsModule = join(import.meta.dirname, 'src', 'sheets.ts');
    return `import { addSheet } from ${JSON.stringify(sheetsModule)};\naddSheet(${JSON.stringify(text)});`;
  },
  transform(code, id) {
    // On the same line, so that a source map stays true.
    return id === deferred ? { code: `import ${JSON.stringify(typeStyles)};${code}`, map: null } : undefined;
  },
};
