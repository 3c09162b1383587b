import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Development, Playground } from '../../apps/residents/src/server/start-server.ts';
import type { SiteFolders } from '../build/site-folders.ts';
import { LaunchError } from '../launcher/launch-error.js';
import { addPlayground } from '../playground/add-playground.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface RunningSite {
  /** Lines to print when ready: addresses, and storage locations. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

interface SiteModule {
  startServer(options: {
    readonly env: Environment;
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
  env: Environment = process.env,
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
    throw asLaunchError(error, env);
  }
}

function asLaunchError(error: unknown, env: Environment): unknown {
  if (!(error instanceof Error)) return error;
  const sentence = sentenceOnAddress(error, env);
  if (sentence !== undefined) return new LaunchError(sentence, { cause: error });
  // The site's own error classes say what to do; of JavaScript's own, the place is what matters.
  return error.name === 'SettingsError' ? new LaunchError(error.message, { cause: error }) : error;
}

/** Why the site could not listen where the settings say; undefined for any other error. */
function sentenceOnAddress(error: NodeJS.ErrnoException, env: Environment): string | undefined {
  const host = env.HOST?.trim();
  const toDo = 'so nothing was started. Set HOST to an address of this machine, or leave it unset.';
  if (error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === host)
    return `HOST is ${host}, a name that has no address (${error.code}), ${toDo}`;
  if (error.syscall !== 'listen') return undefined;
  const { code } = error;
  const port = 'port' in error ? Number(error.port) : 0;
  const setting = settingOfPort(port, env);
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program, so nothing was started. End that program, or choose another ${setting}, for example: ${examples[setting]} npm start`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port}: choose one above 1023 as ${setting}.`;
  return host ? `HOST is ${host}, where this machine cannot listen (${code}), ${toDo}` : undefined;
}

const examples = {
  PORT: 'PORT=3080 SANDBOX_PORT=3081',
  SANDBOX_PORT: 'SANDBOX_PORT=3081',
  METRICS_PORT: 'METRICS_PORT=9464',
} as const;

/** No two of them are the same. */
function settingOfPort(port: number, env: Environment): keyof typeof examples {
  const isIn = (name: string) => Number(env[name]?.trim() || Number.NaN) === port;
  if (isIn('METRICS_PORT')) return 'METRICS_PORT';
  // Unset, the site has 3000 and the sandbox 3001.
  return isIn('PORT') || (port === 3000 && !isIn('SANDBOX_PORT')) ? 'PORT' : 'SANDBOX_PORT';
}
