import { resolve } from 'node:path';
import { printFileLink } from './uploads/print-file-link.ts';

/** `npm run file-link -- /api/file/... --days 7`: a link by which the office opens a private file. */
const { DATA_DIR, SIGNING_SECRET } = process.env;

process.exitCode = printFileLink(process.argv.slice(2), {
  // An empty setting counts as unset, as in the product itself.
  dataDir: resolve(DATA_DIR?.trim() || 'data'),
  secret: SIGNING_SECRET?.trim() || undefined,
  now: Date.now(),
  print: (line) => console.log(line),
  complain: (sentence) => console.error(sentence),
});
