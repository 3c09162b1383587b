import type { InEveryLocale } from '@guichet/definition';

interface MaskMessages {
  /** The name of the list of masks to choose from. */
  readonly formatOf: (name: string) => string;
}

export const maskMessages: InEveryLocale<MaskMessages> = {
  en: { formatOf: (name) => `Format of ${name}` },
  fr: { formatOf: (name) => `Format de «\u00a0${name}\u00a0»` },
};
