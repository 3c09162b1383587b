import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { LaunchError } from '../launcher/launch-error.js';

/**
 * Reads a components file as our programs on Node do, and throws a LaunchError that says what its author should fix.
 * Views, which only a page needs, are left to the bundler.
 */
export async function checkComponents(file: string): Promise<void> {
  if (!existsSync(file)) {
    throw new LaunchError(
      `COMPONENTS_FILE names ${file}, and there is no such file, so nothing was built. Correct the path, or unset ` +
        'COMPONENTS_FILE to build without component types of your own.',
    );
  }
  const problems = await problemsIn(file);
  if (problems.length === 0) return;
  throw new LaunchError(
    `The component types in ${file} (COMPONENTS_FILE) cannot be used, so nothing was built. Mend this, or unset ` +
      `COMPONENTS_FILE; docs/custom-types.md shows how they are written:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  );
}

async function problemsIn(file: string): Promise<readonly string[]> {
  const { problemsOf } = await import('../../packages/fields/src/custom/check-components.ts');
  const parentURL = import.meta.url;
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, specifier.startsWith('@guichet/') ? { ...context, parentURL } : context),
  });
  try {
    const { components }: { readonly components?: unknown } = await import(pathToFileURL(file).href);
    return problemsOf(components);
  } catch (error) {
    return [
      `It cannot be read: ${error instanceof Error ? error.message : error}`,
      'It runs on the form service too: TypeScript that only needs its types taken out, and no React and no style ' +
        'sheet but in what "view" imports.',
    ];
  } finally {
    hooks.deregister();
  }
}
