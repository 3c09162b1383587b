/**
 * The oldest browsers that our pages and embedded forms promise to run in; the README names them, too. Builds lower
 * syntax and styles for them, but add no missing function: `npm run check` refuses what one of them lacks. What is newer
 * in the language is left out of `lib` in tsconfig.browser.json, what is newer in browsers is listed in
 * tools/checks/new-names.ts.
 */
export const browsers = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, ios: 16.4 } as const;

/** For Vite: `chrome111`, `safari16.4`. */
export const buildTarget = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
