import { existsSync } from 'node:fs';
import { siteFolders } from '../build/site-folders.ts';
import { LaunchError } from '../launcher/launch-error.js';
import { runUntilSignal } from './run-until-signal.ts';
import { startSite } from './start-site.ts';

/** Serves the built site until this process is asked to end. `components`: the file of the deployment's own types. */
export async function serve(root: string, components: string | undefined): Promise<never> {
  const folders = siteFolders(root, components);
  if (!existsSync(folders.serverFile)) {
    throw new LaunchError(
      `There is no build in ${folders.dist}, so nothing was started. Run npm run build first, with the same COMPONENTS_FILE.`,
    );
  }
  const env = { ...process.env };
  // React reads it when it is loaded, and its development build is several times slower. The site reads its own.
  process.env.NODE_ENV = 'production';
  return runUntilSignal(() => startSite(root, folders, env));
}
