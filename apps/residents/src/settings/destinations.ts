import { sandboxAddresses } from '@guichet/sandbox';
import type { Settings } from './settings.ts';

/** Where special forms go: addresses as a browser reaches them. Undefined: nowhere. */
export interface Destinations {
  /** The order endpoint of the payment gateway. */
  readonly payment: string | undefined;
  /** Further origins that the gateway redirects to, on its way to the page where one pays. */
  readonly paymentRedirects: readonly string[];
  readonly treeRemoval: string | undefined;
  /** The processing endpoint of the mailing-list service. */
  readonly mailingList: string | undefined;
}

/** Those of the settings, else those of the sandbox city, which browsers find at `city` where it runs. */
export function destinationsOf(
  { outside, paymentRedirects }: Settings,
  city: string | undefined,
): Destinations {
  const sandbox = city === undefined ? undefined : sandboxAddresses(city);
  const at = (name: 'PAYMENT_GATEWAY_URL' | 'TREE_PERMIT_URL' | 'MAILING_LIST_URL') => {
    const address = outside.get(name);
    return address === null ? undefined : (address ?? sandbox?.[name]);
  };
  return {
    payment: at('PAYMENT_GATEWAY_URL'),
    paymentRedirects,
    treeRemoval: at('TREE_PERMIT_URL'),
    mailingList: at('MAILING_LIST_URL'),
  };
}
