import { resolve } from 'node:path';
import { registerComponents } from './register-components.ts';

/** `npm run submissions -- parking-permit`: prints what was received, while the counter runs or not. */
const { DATA_DIR, DATABASE_URL, TIME_ZONE, COMPONENTS_FILE, SITE_URL } = process.env;

if (COMPONENTS_FILE?.trim()) registerComponents(resolve(COMPONENTS_FILE.trim()));
const { printSubmissions } = await import('./print-submissions/print-submissions.ts');

process.exitCode = await printSubmissions(process.argv.slice(2), {
  // An empty setting counts as unset, as in the product itself.
  dataDir: resolve(DATA_DIR?.trim() || 'data'),
  databaseUrl: DATABASE_URL?.trim() || '',
  siteUrl: SITE_URL?.trim() || '',
  timeZone: TIME_ZONE?.trim() || 'America/Toronto',
  output: process.stdout,
  complain: (sentence) => console.error(sentence),
});
