import { type Finding, parseAuthorScript, parseExpression } from '@guichet/author-scripts/compile';
import type { AuthorScript } from '@guichet/author-scripts/run';
import { defaultLocale, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import type { CodeExpression, Expression, Output } from '@guichet/engine/prepared';
import type { Problems } from './problems.ts';

/** The settings in which an author writes code that nothing runs, and what to write instead. */
const notRun: readonly (readonly [path: readonly string[], instead: string])[] = [
  [['onSetItems'], 'Set the options with data.custom.'],
  [
    ['datePicker', 'disableFunction'],
    'List the days in datePicker.disable, or check them in validate.custom.',
  ],
  [['widget', 'disableFunction'], 'List the days in widget.disabledDates, or check them in validate.custom.'],
  [['shortcutButtons'], 'Use a button whose action is custom, and set data there.'],
];

/** Stands for code that cannot be parsed: it fails when it runs. */
const broken: AuthorScript = { size: 0, body: [['do', ['refused', 'code that cannot be parsed']]] };

/** Where code is written, and what it gives. */
export interface CodePlace {
  readonly path: string;
  readonly output: Output;
  readonly problems: Problems;
}

/** A setting's expression: JSONLogic as an object, code as text; undefined where there is none. */
export function expressionIn(value: Json | undefined, place: CodePlace): Expression | undefined {
  if (!isWritten(value)) return undefined;
  if (typeof value === 'string') return codeIn(value, place);
  return isJsonObject(value) ? { kind: 'logic', logic: value } : undefined;
}

/** An author's JavaScript, parsed; what is wrong with it is reported, and it fails when it is run. */
export function codeIn(code: string, { path, output, problems }: CodePlace): CodeExpression {
  const { authorScript, findings } = parseAuthorScript(code, output);
  report(findings, path, problems);
  problems.hasCode();
  return { kind: 'code', code: authorScript ?? broken };
}

/** The code of one expression, which gives a date. `around`: what is done with that, as code before and after. */
export function limitIn(
  code: string,
  { path, problems }: Omit<CodePlace, 'output'>,
  around?: readonly [before: string, after: string],
): AuthorScript {
  const expression = code.trim().replace(/;$/, '');
  const { authorScript, findings } = parseExpression(expression);
  report(findings, path, problems);
  problems.hasCode();
  if (authorScript === undefined) return broken;
  return around === undefined
    ? authorScript
    : (parseExpression(around.join(expression)).authorScript ?? authorScript);
}

/** The code of a hole; undefined when it is none, or asks for what is not offered. */
export function interpolationIn(code: string): AuthorScript | undefined {
  const { authorScript, isFaulty } = parseExpression(code);
  return isFaulty ? undefined : authorScript;
}

function report(findings: readonly Finding[], path: string, problems: Problems): void {
  for (const { code, line, column, sentences } of findings) {
    problems.add(path, code, `Line ${line}, column ${column}: ${sentences[defaultLocale]}`);
  }
}

/** Reports the code that an author wrote and that nothing runs. */
export function reportAuthorScripts(json: JsonObject, path: string, problems: Problems): void {
  for (const [names, instead] of notRun) {
    const value = names.reduce<Json | undefined>(
      (at, name) => (isJsonObject(at) ? at[name] : undefined),
      json,
    );
    if (!isWritten(value)) continue;
    const sentence = `The code of this setting is not run, and the form works without it. ${instead}`;
    problems.add(`${path}.${names.join('.')}`, 'snippetNotSupported', sentence);
  }
}

/** True for code as text, as JSONLogic or as a list of steps. */
export function isWritten(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
