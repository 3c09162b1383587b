import type { InEveryLocale } from '@guichet/definition';

interface FrameMessages {
  readonly moreAbout: (name: string) => string;
}

export const frameMessages: InEveryLocale<FrameMessages> = {
  en: { moreAbout: (name) => `More about ${name}` },
  fr: { moreAbout: (name) => `En savoir plus sur ${name}` },
};
