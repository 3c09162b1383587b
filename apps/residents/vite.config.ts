import { defineConfig } from 'vite';

/**
 * Two builds: the page's script and styles, and (with `--ssr`) the server as one file. The server holds
 * all of our packages, so that there is one engine in its process; npm packages stay outside of it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        minify: false,
        rolldownOptions: {
          input: 'src/main.ts',
          output: { entryFileNames: 'main.js', codeSplitting: false },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        // A `data:` address would need a hole in the page's Content-Security-Policy.
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: { input: ['src/client.tsx', 'src/list.ts'] },
      },
  ssr: { noExternal: [/^@guichet\//] },
}));
