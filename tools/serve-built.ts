import { componentsFileOf } from './build/components-file.ts';
import { reportAndExit, root } from './launcher/launch.js';
import { serve } from './serving/serve.ts';

/** Serves what `npm run build` has built, and nothing newer: needs neither npm, nor the sources, nor what builds them. */
try {
  await serve(root, componentsFileOf(root, process.env));
} catch (error) {
  reportAndExit(error);
}
