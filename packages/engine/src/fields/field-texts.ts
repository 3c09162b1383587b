import type { ResolvedText } from '../field.ts';
import type { Texts } from '../prepared-form.ts';
import { plainTextOf } from '../text/plain-text.ts';
import type { FormContext, LiveField } from './live-field.ts';

/** A field's author texts in the current language, their holes filled in. */
export interface FieldTexts {
  all(): Readonly<Record<string, ResolvedText>>;
  text(setting: string): ResolvedText;
  plain(setting: string): string;
  name(): string;
}

export function createFieldTexts(field: LiveField, context: FormContext): FieldTexts {
  const { further } = context;
  let changing: (() => Resolved) | undefined;
  const resolved = () => {
    const texts = context.dictionary.value.of(field.component.id);
    if (further === undefined || areSteady(texts, field)) return asTheyStand(texts);
    changing ??= further.changingTexts(field, context);
    return changing();
  };
  const self: FieldTexts = {
    all: resolved,
    text: (setting) => (Object.hasOwn(resolved(), setting) ? (resolved()[setting] ?? '') : ''),
    plain: (setting) => plainTextOf(self.text(setting)),
    name: () =>
      self.plain('errorLabel') || self.plain('label') || self.plain('placeholder') || field.component.key,
  };
  return self;
}

/** A field's texts with their holes filled in, by setting. */
export type Resolved = Readonly<Record<string, ResolvedText>>;

/** Words that no logic changes are taken as they stand: most fields have nothing else, and need no signal for them. */
function areSteady(texts: Texts, { component }: LiveField): boolean {
  return component.logic === undefined && Object.values(texts).every((text) => typeof text === 'string');
}

/** A form with holes in its texts says so (`PageForm.hasHoles`), and is given what fills them. */
function asTheyStand(texts: Texts): Resolved {
  // What has no hole is what it will be.
  return texts as Resolved;
}
