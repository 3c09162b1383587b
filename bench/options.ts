import { parseArgs } from 'node:util';
import { type FormName, formNames, isFormName } from './forms.ts';
import { type Network, networks } from './measuring/slow-network.ts';
import { type PeerName, peerNames } from './sides.ts';

export interface BenchOptions {
  readonly rounds: number;
  /** How many times slower the processor is to be. */
  readonly throttle: number;
  readonly peers: readonly PeerName[];
  /** Without it the forms are measured on this machine's own. */
  readonly network: Network | undefined;
  /** Names as they were asked for; undefined: all. */
  readonly forms: readonly string[] | undefined;
  /** Writes the table of the README at the end, and the plot of the page's cases. */
  readonly plot: boolean;
}

/** Reads the options of `npm run bench`. Throws where one has a value that nobody knows. */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    // Without a name the peer is Form.io's own renderer.
    args: args.map((arg) => (arg === '--peer' ? '--peer=formio' : arg)),
    options: {
      rounds: { type: 'string' },
      forms: { type: 'string' },
      throttle: { type: 'string', default: '1' },
      peer: { type: 'string', default: '' },
      network: { type: 'string' },
      plot: { type: 'boolean', default: false },
    },
  });
  const { forms, peer, network, plot } = values;
  const asked = peer.split(',').filter((name) => name !== '');
  const names = asked.map(
    (name) => peerNames.find((peerName) => peerName === name) ?? unknown('peer', name, peerNames),
  );
  return {
    // On a bad network a page takes seconds, whose length is much the same each time.
    rounds: Number(values.rounds ?? (network === undefined ? 7 : 3)),
    throttle: Number(values.throttle),
    peers: peerNames.filter((name) => names.includes(name)),
    network: network === undefined ? undefined : networkOf(network),
    forms: forms?.split(','),
    plot,
  };
}

/** Forms of the bench among these names. */
export function benchFormsIn({ forms }: BenchOptions): readonly FormName[] {
  // The floor runs no authors' code: a form with code is measured on a bad network alone.
  if (forms === undefined) return formNames.filter((name) => !name.startsWith('S'));
  return forms.map((name) => (isFormName(name) ? name : unknown('form', name, formNames)));
}

function networkOf(name: string): Network {
  return isNetwork(name) ? name : unknown('network', name, Object.keys(networks));
}

function isNetwork(name: string): name is Network {
  return Object.hasOwn(networks, name);
}

function unknown(kind: string, name: string, known: readonly string[]): never {
  throw new Error(`There is no ${kind} ${name}. Known are: ${known.join(', ')}.`);
}
