import type { Examples } from './example.ts';
import { samples as commonSamples, type Sample } from './samples.ts';

/** `surveyExamples` in `survey/examples.ts` are those of `survey`, and `surveySamples` its samples. */
const files = import.meta.glob<Readonly<Record<string, Examples | readonly Sample[]>>>(
  '../types/*/examples.ts',
  {
    eager: true,
  },
);
const exported = Object.values(files).flatMap((file) => Object.entries(file));

/** The examples of every type that an author can name. */
export const examples: Readonly<Record<string, Examples>> = Object.fromEntries(
  exported.flatMap(([name, cases]) =>
    isSamples(cases) ? [] : [[name.replace(/Examples$/, ''), cases] as const],
  ),
);

/** Samples of values that are typed. */
export const samples: readonly Sample[] = [
  ...commonSamples,
  ...exported.flatMap(([, cases]) => (isSamples(cases) ? cases : [])),
];

function isSamples(cases: Examples | readonly Sample[]): cases is readonly Sample[] {
  return Array.isArray(cases);
}

export { otherSamples, type Sample } from './samples.ts';
