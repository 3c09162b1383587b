import type { Json } from '@guichet/definition';

/** Source: HTML, 4.10.18.7 Autofill. */
const fields = new Set(
  `name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password
  current-password one-time-code organization-title organization street-address address-line1 address-line2
  address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code
  cc-name cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type
  transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel
  tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp`.split(
    /\s+/,
  ),
);

const detail =
  /^(?:section-\S+ )?(?:(?:shipping|billing) )?(?:(?:home|work|mobile|fax|pager) )?(\S+?)(?: webauthn)?$/;

/** Whether browsers and assistive technology know what an `autocomplete` asks for. */
export function isAutocomplete(value: Json | undefined): value is string {
  if (typeof value !== 'string') return false;
  const words = value.trim().toLowerCase().replace(/\s+/g, ' ');
  return words === 'on' || words === 'off' || fields.has(detail.exec(words)?.[1] ?? '');
}
