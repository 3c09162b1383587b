import { defineConfig, type Plugin } from 'vite';

/**
 * What is imported late needs no more than the page's own script and sheet: Vite's loader of further files and
 * sheets would weigh 0.6 kB in every page. A file that brings a sheet of its own fails the build.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
  writeBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk' || !file.isDynamicEntry) continue;
      const { viteMetadata, fileName } = file;
      if ((viteMetadata?.importedCss.size ?? 0) > 0)
        throw new Error(
          `${fileName} needs a style sheet that nothing loads. Import it from the page's script.`,
        );
    }
  },
};

/**
 * Two builds: the page's script and styles, and (with `--ssr`) the server as one file. The server holds
 * all of our packages, so that there is one engine in its process; npm packages stay outside of it.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: isSsrBuild ? [] : [plainImports],
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
