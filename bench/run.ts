import { parseOptions } from './options.ts';
import { runCases } from './run-cases.ts';
import { runOnNetwork } from './run-on-network.ts';

// `npm run bench`: prints what each case costs beside its floor and its goal. It reports, and never fails by a time.
const options = parseOptions(process.argv.slice(2));
if (options.network === undefined) await runCases(options);
else await runOnNetwork(options, options.network);
