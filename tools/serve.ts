import { join } from 'node:path';
import { componentsFileOf } from './build/components-file.ts';
import { isBuilt } from './build/is-built.ts';
import { reportAndExit, root } from './launcher/launch.js';
import { LaunchError } from './launcher/launch-error.js';
import { runToEnd } from './launcher/run-to-end.js';
import { serve } from './serving/serve.ts';

try {
  const components = componentsFileOf(root, process.env);
  if (!isBuilt(root, components)) await buildInOwnProcess();
  await serve(root, components);
} catch (error) {
  reportAndExit(error);
}

/** A bundler would stay in the server's memory. */
async function buildInOwnProcess(): Promise<void> {
  const { code, wasSignalled } = await runToEnd(process.execPath, [join(root, 'tools', 'build.ts')], {
    cwd: root,
  });
  if (wasSignalled) process.exit(code);
  if (code !== 0) throw new LaunchError('Building failed, and its reason stands above. Nothing was started.');
}
