import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { buildTarget } from './browsers.ts';
import { hostFrame, hostLayers, hostSheet } from './host-sheet.ts';

/** Ours are for a page of ours: these are for a host's. */
const hostStyles: Plugin = {
  name: 'host-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? hostSheet(readFileSync(id, 'utf8')) : undefined),
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = `${hostLayers}${file.source}\n${hostFrame}`;
      }
    },
  },
};

/** `light-dark()`, as Lightning CSS numbers what it may rewrite for older browsers (`Features.LightDark`). */
const lightDark = 1_048_576;

/** The React component as a package: all of ours in it, React outside of it, one style sheet beside it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [hostStyles],
  // Its substitute knows only the resident's system; ours stands behind `@supports` (styles/tokens.css).
  css: { lightningcss: { exclude: lightDark } },
  build: {
    outDir: 'dist',
    target: buildTarget,
    sourcemap: true,
    // The builder of a page with it does that.
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    reportCompressedSize: false,
    lib: {
      entry: {
        renderer: 'src/wrapper/wrapper.ts',
        custom: fileURLToPath(import.meta.resolve('@guichet/fields/custom')),
        'custom-view': fileURLToPath(import.meta.resolve('@guichet/fields/custom-view')),
      },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      external: [/^react(?:-dom)?(?:\/|$)/],
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
});
