import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { registerComponents } from './register-components.ts';

/** `npm run submissions -- parking-permit`: prints what was received, while the counter runs or not. */
const { FILES_URL, DATA_DIR, DATABASE_URL, TIME_ZONE, COMPONENTS_FILE, SITE_URL } = process.env;

if (COMPONENTS_FILE?.trim()) registerComponents(resolve(COMPONENTS_FILE.trim()));
const { printSubmissions } = await import('./print-submissions/print-submissions.ts');

process.exitCode = await printSubmissions(process.argv.slice(2), {
  // An empty setting counts as unset, as in the product itself.
  dataDir: resolve(DATA_DIR?.trim() || 'data'),
  databaseUrl: DATABASE_URL?.trim() || '',
  siteUrl: SITE_URL?.trim() || '',
  timeZone: TIME_ZONE?.trim() || 'America/Toronto',
  filesUrl: FILES_URL?.trim() || '',
  output: process.stdout,
  ask: process.stdin.isTTY ? ask : undefined,
  actor: userInfo().username,
  complain: (sentence) => console.error(sentence),
});

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
