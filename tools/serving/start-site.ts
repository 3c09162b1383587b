import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Development, Playground } from '../../apps/residents/src/server/start-server.ts';
import type { SiteFolders } from '../build/site-folders.ts';
import { LaunchError } from '../launcher/launch-error.js';
import { addPlayground } from '../playground/add-playground.ts';

export interface RunningSite {
  /** Lines to print when ready: addresses, and storage locations. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

interface SiteModule {
  startServer(options: {
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly root: string;
    readonly clientDir: string;
    readonly workerFile: string;
    readonly development?: Development;
    readonly playground?: Playground;
  }): Promise<RunningSite>;
}

/** Starts a built site in this process. Throws a LaunchError for what its operator can put right. */
export async function startSite(
  root: string,
  { clientDir, serverFile }: Pick<SiteFolders, 'clientDir' | 'serverFile'>,
  env: Readonly<Record<string, string | undefined>> = process.env,
  development?: Development,
): Promise<RunningSite> {
  const site: SiteModule = await import(pathToFileURL(serverFile).href);
  try {
    return await site.startServer({
      ...{ env, root, clientDir },
      workerFile: join(dirname(serverFile), 'worker.js'),
      ...(development !== undefined && { development }),
      playground: { addRoutes: (app) => addPlayground(app, root) },
    });
  } catch (error) {
    throw asLaunchError(error);
  }
}

function asLaunchError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isAddressError(error) && error.code === 'EADDRINUSE') {
    return new LaunchError(
      `Port ${error.port} is taken by another program, so nothing was started. End that program, or choose ` +
        'other ports, for example: PORT=3080 SANDBOX_PORT=3081 npm start',
      { cause: error },
    );
  }
  if (isAddressError(error) && error.code === 'EACCES') {
    return new LaunchError(`This user may not listen on port ${error.port}: choose one above 1023 as PORT.`, {
      cause: error,
    });
  }
  // The site's own error classes say what to do; of JavaScript's own, the place is what matters.
  return error.name === 'SettingsError' ? new LaunchError(error.message, { cause: error }) : error;
}

function isAddressError(error: Error): error is Error & { readonly code: string; readonly port: number } {
  return 'code' in error && 'port' in error;
}
