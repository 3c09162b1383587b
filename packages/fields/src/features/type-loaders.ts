import type { TypeFeatureName } from '@guichet/engine';
import type { Feature } from './feature.ts';
import { typeNamed } from './type-name.ts';

/**
 * Every type that a page loads for the forms that name it, by the folder that holds it: a chunk each. Those of the core
 * are there already; for those of the second line a page brings more than a field can do, and loads them with that.
 */
const files = import.meta.glob<{ readonly feature: Feature }>([
  '../types/*/view.tsx',
  '!../types/{button,checkbox,columns,content,datetime,email,fieldset,htmlelement,panel,radio,select,textarea,textfield,unknown,well}/view.tsx',
  '!../types/{address,file,locationSearch}/view.tsx',
]);

export const typeLoaders: Readonly<Record<TypeFeatureName, () => Promise<{ readonly feature: Feature }>>> =
  Object.fromEntries(Object.entries(files).map(([path, load]) => [typeNamed(path), load]));
