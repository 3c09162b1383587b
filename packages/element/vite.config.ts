import { buildTarget } from '@guichet/renderer/browsers';
import { packScripts } from '@guichet/renderer/pack-scripts';
import { defineConfig } from 'vite';
import { sheetsInScript } from './sheets-in-script.ts';

/** One script for any page, with parts beside it that are loaded where a form needs them. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [sheetsInScript, packScripts],
  // Further parts are found beside the script, wherever that lies.
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist',
    target: buildTarget,
    sourcemap: true,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: { 'guichet-form': 'src/element.ts' },
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: '[name].js',
        // As in the residents' pages: what every form needs is compiled in the background as it arrives.
        postBanner: ({ isEntry, name }) => (isEntry || name === 'form' ? '//# allFunctionsCalledOnLoad' : ''),
        chunkFileNames: 'parts/[name]-[hash].js',
        // All that every form needs, as one part: it packs better than several.
        codeSplitting: { groups: [{ name: 'form', tags: ['$initial'] }] },
      },
    },
  },
});
