import type { FormContext } from '../fields/live-field.ts';
import type { asides } from './asides.ts';
import type { authorRules } from './author-rules.ts';
import type { builtIns } from './built-ins.ts';
import type { buttons } from './buttons.ts';
import type { calculation } from './calculation.ts';
import type { code } from './code.ts';
import type { dateConditions } from './date-conditions.ts';
import type { dates } from './dates.ts';
import type { interpolation } from './interpolation.ts';
import type { jsonLogic } from './json-logic.ts';
import type { logic } from './logic.ts';
import type { rows } from './rows.ts';
import type { storing } from './storing.ts';
import type { wizard } from './wizard.ts';

/** What a form can do beyond its core: each ability is an object in a file of its own. A form is given those that it uses. */
export interface Abilities {
  readonly asides?: typeof asides;
  readonly authorRules?: typeof authorRules;
  readonly builtIns?: typeof builtIns;
  readonly buttons?: typeof buttons;
  readonly calculation?: typeof calculation;
  readonly code?: typeof code;
  readonly dateConditions?: typeof dateConditions;
  readonly dates?: typeof dates;
  readonly interpolation?: typeof interpolation;
  readonly jsonLogic?: typeof jsonLogic;
  readonly logic?: typeof logic;
  readonly rows?: typeof rows;
  readonly storing?: typeof storing;
  readonly wizard?: typeof wizard;
}

/** A form was brought to life with less than it uses: a fault of the list of its features, never of its author. */
export class MissingAbilityError extends Error {}

/** Throws `MissingAbilityError`. */
export function abilityOf<Name extends keyof Abilities>(
  { abilities }: FormContext,
  name: Name,
): NonNullable<Abilities[Name]> {
  const ability = abilities[name];
  if (ability === undefined) throw new MissingAbilityError(`The form lacks ${name}.`);
  return ability;
}
