import { resolve } from 'node:path';
import { outbox } from './delivery/command/outbox.ts';

/** `npm run outbox`: lists deliveries that wait, sends them again, or drops them. */
process.exitCode = await outbox(process.argv.slice(2), {
  // An empty setting counts as unset, as in the product itself.
  dataDir: resolve(process.env.DATA_DIR?.trim() || 'data'),
  databaseUrl: process.env.DATABASE_URL?.trim() || '',
  print: (line) => console.log(line),
  complain: (sentence) => console.error(sentence),
});
