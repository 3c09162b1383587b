import { buildSite, isBuilt } from './build/build-site.ts';
import { reportAndExit, root } from './launcher/launch.js';

try {
  if (isBuilt(root)) console.log('Nothing changed since the last build.');
  else await buildSite(root);
} catch (error) {
  reportAndExit(error);
}
