import type { InEveryLocale } from '@guichet/definition';

interface FrameMessages {
  readonly moreAbout: (name: string) => string;
  /** Behind a legend, for screen readers. */
  readonly required: string;
}

export const frameMessages: InEveryLocale<FrameMessages> = {
  en: { moreAbout: (name) => `More about ${name}`, required: ' (required)' },
  fr: { moreAbout: (name) => `En savoir plus sur «\u00a0${name}\u00a0»`, required: ' (obligatoire)' },
};
