import { join } from 'node:path';

/** The watched build lies beside nothing that `npm start` uses. */
export function devFolders(root: string) {
  const dev = join(root, '.guichet', 'dev');
  const serverDir = join(dev, 'server');
  return { clientDir: join(dev, 'client'), serverDir, serverFile: join(serverDir, 'main.js') };
}
