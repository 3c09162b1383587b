import { buildSite } from './build/build-site.ts';
import { componentsFileOf } from './build/components-file.ts';
import { isBuilt } from './build/is-built.ts';
import { reportAndExit, root } from './launcher/launch.js';

try {
  const components = componentsFileOf(root, process.env);
  if (isBuilt(root, components)) console.log('Nothing changed since the last build.');
  else await buildSite(root, components);
} catch (error) {
  reportAndExit(error);
}
