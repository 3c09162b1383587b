import { defineConfig } from 'vite';

/** Two pages: the workbench, and the frame that draws one example in one state. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    outDir: 'dist',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: ['index.html', 'frame.html'] },
  },
  preview: {
    // The policy of the residents' pages, and frames of our own.
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; frame-src 'self'; base-uri 'none'; form-action 'self'",
    },
  },
});
