import type { Field } from '@guichet/engine';
import type { PreparedComponent } from '@guichet/engine/prepared';

/** The rules of an author that proofs are about, each with the names under which the engine reports it. */
const reportedAs: Readonly<Record<string, readonly string[]>> = {
  required: [
    'required',
    'filesMissing',
    'requiredDay',
    'requiredUndrawn',
    'nothingSearched',
    'noSearch',
    'noResults',
    'noSelection',
  ],
  minLength: ['minLength', 'minRows'],
  maxLength: ['maxLength', 'maxRows'],
  min: ['min'],
  max: ['max'],
  minWords: ['minWords'],
  maxWords: ['maxWords'],
  minSelectedCount: ['minSelectedCount'],
  maxSelectedCount: ['maxSelectedCount'],
  pattern: ['pattern'],
  custom: ['custom'],
  json: ['json'],
};

export function rulesOf({ validate = {} }: PreparedComponent): readonly string[] {
  return Object.keys(reportedAs).filter((name) => Object.hasOwn(validate, name));
}

export function fails(field: Field, rule: string): boolean {
  const names = reportedAs[rule] ?? [rule];
  return field.failures().some(({ name }) => names.includes(name));
}
