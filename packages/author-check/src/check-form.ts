import { isJsonObject, type Json, type Locale } from '@guichet/definition';
import type { Models } from '@guichet/engine/prepared';
import { prepareForm } from '@guichet/prepare';
import type { Finding, Found } from './findings/finding.ts';
import { readLocatedJson } from './findings/located-json.ts';
import { severityOf } from './findings/severity.ts';
import { walkComponents } from './findings/walk.ts';
import { reportNever, reportTraps } from './proofs/proof-findings.ts';
import { type FormProofs, findNever, neverIn } from './proofs/prove-form.ts';
import { conditions } from './rules/conditions.ts';
import { content } from './rules/content.ts';
import { fillable } from './rules/fillable.ts';
import { labels } from './rules/labels.ts';
import { options } from './rules/options.ts';
import { origins } from './rules/origins.ts';
import { privacy } from './rules/privacy.ts';
import { reading } from './rules/reading.ts';
import type { CheckedForm, Rule } from './rules/rule.ts';
import { translations } from './rules/translations.ts';
import { unknownSettings } from './rules/unknown-settings.ts';
import { nearestName } from './settings/nearest-name.ts';

export type { Finding, Severity } from './findings/finding.ts';

export interface CheckOptions {
  readonly models: Models;
  /** Languages whose translations are looked at text by text. */
  readonly askedLocales?: readonly Locale[] | undefined;
  /** Undefined: nobody knows which addresses the server may ask, and none is reported. */
  readonly dataOrigins?: readonly string[] | undefined;
  readonly uploadOrigins?: readonly string[] | undefined;
  readonly destinations?: readonly string[] | undefined;
  /** Whether pages and fields that nobody can reach are looked for: it takes up to seconds. */
  readonly isProven?: boolean | undefined;
  /** The proofs of this very text, where they are made already. */
  readonly proven?: FormProofs | undefined;
  /** The definition with the forms that it names in their places; it is prepared in place of the text's own. */
  readonly nested?: Json | undefined;
}

const rules: readonly Rule[] = [
  ...[
    unknownSettings,
    options,
    labels,
    translations,
    reading,
    privacy,
    content,
    conditions,
    fillable,
    origins,
  ],
];

/** The one finding about a file whose text cannot be read. */
export const notUtf8: Finding = {
  ...{ path: '', code: 'notUtf8', severity: severityOf('notUtf8'), line: 1, column: 1 },
  sentence: 'This is not text in UTF-8.',
  advice: 'Open it in a text editor and save it as UTF-8.',
};

/** The one finding about a file that is there, but not to be opened. */
export function notRead(reason: string): Finding {
  return {
    ...{ path: '', code: 'notRead', severity: severityOf('notRead'), line: 1, column: 1 },
    sentence: `This file cannot be read (${reason}).`,
    advice: 'Remove it, or let your account and the server’s read it.',
  };
}

/** Everything that an author should know of a form, in the order of the file. Never throws on any text. */
export function checkForm(source: string, { models, nested, ...rest }: CheckOptions): readonly Finding[] {
  const read = readLocatedJson(source);
  if (read.kind === 'notJson') {
    const sentence = `This is not JSON: ${read.reason}.`;
    const severity = severityOf('notJson');
    return [
      {
        path: '',
        code: 'notJson',
        severity,
        sentence,
        advice: 'Correct it in an editor that marks faults.',
        ...read.position,
      },
    ];
  }
  const { json, positionOf, repeated } = read.text;
  const found: Found[] = [];
  const report = (path: string, code: string, sentence: string, advice = '') => {
    // The values of settings are checked below, with the nearest one.
    if (code === 'unknownSubmissionType') return;
    const meant = code === 'unknownType' ? nearestType(sentence, models) : undefined;
    found.push({ path, code, sentence, advice: [meant, advice].filter(Boolean).join(' ') });
  };
  const findings: Finding[] = repeated.map(({ path, name, position }) => ({
    ...{ path, code: 'duplicateProperty', severity: severityOf('duplicateProperty'), ...position },
    ...{
      sentence: `"${name}" stands twice in this object, and only the last counts.`,
      advice: 'Remove one of them.',
    },
  }));
  const preparation = prepareForm(nested ?? json, { models });
  if (preparation.kind === 'notAForm') {
    for (const { path, code, sentence } of preparation.problems) report(path, code, ...parted(sentence));
  } else {
    for (const { path, code, sentence } of preparation.form.problems) report(path, code, ...parted(sentence));
  }
  if (preparation.kind === 'prepared' && isJsonObject(json)) {
    const form: CheckedForm = {
      ...{ definition: json, components: walkComponents(json, models), prepared: preparation.form, models },
      ...{
        dataOrigins: rest.dataOrigins,
        uploadOrigins: rest.uploadOrigins,
        destinations: rest.destinations,
        askedLocales: rest.askedLocales ?? [],
      },
    };
    for (const rule of rules) rule(form, report);
    reportTraps(json, preparation.form, models, report);
    // A condition that names nothing says by itself why nobody sees its component.
    const isDangling = (path: string) =>
      found.some(
        (finding) => finding.code === 'danglingWhen' && finding.path.startsWith(`${path}.conditional`),
      );
    if (rest.isProven === true)
      reportNever(
        rest.proven === undefined ? findNever(json, models) : neverIn(rest.proven),
        (path, ...more) => isDangling(path) || report(path, ...more),
      );
  }
  const seen = new Set<string>();
  for (const finding of found) {
    // The same setting is ignored for one reason, however many rules report it.
    const isIgnored = /^(?:wrongType|unusableSetting|noDestination)$/.test(finding.code);
    const name = JSON.stringify(isIgnored ? [finding.path] : [finding.path, finding.code, finding.sentence]);
    if (seen.has(name)) continue;
    seen.add(name);
    findings.push({ ...finding, severity: severityOf(finding.code), ...positionOf(finding.path) });
  }
  return findings.toSorted((left, right) => left.line - right.line || left.column - right.column);
}

/** Of the sentence about an unknown type, which names it first. */
function nearestType(sentence: string, models: Models): string | undefined {
  const [, type = ''] = /"([^"]*)"/.exec(sentence) ?? [];
  const nearest = nearestName(type, Object.keys(models));
  return nearest && `Did you mean "${nearest}"?`;
}

/** `The fault. The remedy.` in two. A full stop in quotes, or within a word, ends nothing. */
function parted(sentence: string): readonly [sentence: string, advice: string] {
  const [first = sentence] = /^(?:"[^"]*"|\.(?=\S)|[^.])+\.?/.exec(sentence) ?? [];
  return [first.trim(), sentence.slice(first.length).trim()];
}
