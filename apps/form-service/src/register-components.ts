import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Lets a program that no bundler made know the deployment's own component types, as the built site does: call it before
 * anything imports the registries. The file may lie anywhere: its imports of our packages resolve from here.
 */
export function registerComponents(file: string): void {
  const components = pathToFileURL(file).href;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '#components') return { url: components, shortCircuit: true };
      return specifier.startsWith('@guichet/')
        ? next(specifier, { ...context, parentURL: import.meta.url })
        : next(specifier, context);
    },
  });
}
