import { resolve } from 'node:path';
import { printOrders } from './orders/print-orders.ts';

/** `npm run orders -- dog-licence`: prints what residents were sent to pay, while the counter runs or not. */
process.exitCode = await printOrders(process.argv.slice(2), {
  // An empty setting counts as unset, as in the product itself.
  dataDir: resolve(process.env.DATA_DIR?.trim() || 'data'),
  databaseUrl: process.env.DATABASE_URL?.trim() || '',
  print: (line) => void process.stdout.write(`${line}\n`),
  complain: (sentence) => console.error(sentence),
});
