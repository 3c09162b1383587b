import type { AddressCandidate } from '../../host/maps.ts';

/** An address that was found. Of `Generic` with the locator's field, and both as one text. */
export type Suggestion = AddressCandidate & { readonly userFld?: string; readonly displayText?: string };

export type Details =
  | { readonly kind: 'fetching'; readonly of: Suggestion; readonly call: number }
  | { readonly kind: 'failed' | 'notImplemented'; readonly of: Suggestion }
  | {
      readonly kind: 'known';
      readonly of: Suggestion;
      /** When the answer came, in milliseconds since 1970. */
      readonly at: number;
      readonly hasParcel: boolean;
    };
