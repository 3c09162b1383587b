import { isJsonObject, type Json } from '@guichet/definition';
import type { Models, PreparedForm } from '@guichet/engine/prepared';
import { contradictionIn, hasNoOptions, isRequired, reasonAgainst } from '../rules/fillable.ts';
import { chainOf, type Subject, subjectsOf } from './subjects.ts';
import { findWriter } from './written-by-code.ts';

/** A page, or a form of one page, that nobody can leave forwards. */
export interface Trap {
  /** Of the component that keeps residents there. */
  readonly path: string;
  readonly because: string;
  /** Every resident comes there: the form cannot be sent at all. */
  readonly isForEveryone: boolean;
}

/**
 * Finds pages without a way on, by arguments that hold for all answers: a field that must be answered, is always there,
 * and cannot be; or pages that follow each other in a circle. Quick: nothing is filled in. Where code may change answers or
 * settings, nothing is certain, and nothing is found.
 */
export function findTraps(definition: Json, form: PreparedForm, models: Models): readonly Trap[] {
  const subjects = isJsonObject(definition) ? subjectsOf(definition, form, models) : undefined;
  if (subjects === undefined || findWriter(subjects) !== undefined) return [];
  return [...fieldTraps(subjects), ...circularPages(subjects, form)];
}

function fieldTraps(subjects: readonly Subject[]): readonly Trap[] {
  return subjects.flatMap((subject) => {
    const because = whyNobodyAnswers(subject);
    if (because === undefined) return [];
    const chain = chainOf(subject);
    const page = chain.find(({ isPage }) => isPage);
    const below = page === undefined ? chain : chain.slice(1);
    const isCertain = below.every(isAlwaysThere) && !subject.isInRows;
    // A page that is never shown keeps nobody, and whether it is shown is another question.
    const isHidden = page?.component.hidden === true;
    if (!isCertain || isHidden) return [];
    return [{ path: subject.path, because, isForEveryone: page === undefined || isAlwaysThere(page) }];
  });
}

function isAlwaysThere({ component }: Subject): boolean {
  return (
    component.hidden !== true && component.condition === undefined && (component.logic ?? []).length === 0
  );
}

function whyNobodyAnswers(subject: Subject): string | undefined {
  const { json, model, path, component } = subject;
  const written = { json, path, model, type: component.type, key: component.key, parent: undefined };
  const excluded = contradictionIn(json);
  // Rows are counted whether any is required or not.
  if (
    model.data === 'rows' &&
    component.disabled !== true &&
    component.settings.fixedRows !== true &&
    excluded
  )
    return `"${subject.name}" can have no number of rows: ${excluded}`;
  if (!isRequired(written)) return undefined;
  if (component.fallback === 'unknownInput') {
    const isGiven =
      component.defaultValue !== undefined ||
      component.calculateValue !== undefined ||
      component.customDefaultValue !== undefined;
    return isGiven
      ? undefined
      : `"${subject.name}" is required, and its type "${component.type}" is unknown, so that it cannot be drawn`;
  }
  const isDefault = component.defaultValue !== undefined || component.calculateValue !== undefined;
  const reason = reasonAgainst(written) ?? (isDefault || hasNoOptions(written) ? undefined : excluded);
  return reason === undefined
    ? undefined
    : `"${subject.name}" is required, and nobody can answer it: ${reason}`;
}

/** Pages that name the page that follows them, so that the last is never reached from the first. */
function circularPages(subjects: readonly Subject[], { display }: PreparedForm): readonly Trap[] {
  if (display !== 'wizard') return [];
  const pages = subjects.filter(({ isPage, component }) => isPage && component.hidden !== true);
  if (!pages.every(isAlwaysThere)) return [];
  const seen = new Set<Subject>();
  for (let page = pages[0]; page !== undefined; ) {
    if (seen.has(page)) {
      const because = `the pages after "${page.name}" lead back to it, so nobody comes to the end`;
      return [{ path: `${page.path}.nextPage`, because, isForEveryone: true }];
    }
    seen.add(page);
    if (page.component.nextPage !== undefined) {
      const key = constantPage(page.json.nextPage);
      const named = pages.find(({ component }) => component.key === key);
      if (named === undefined) return [];
      page = named;
    } else page = pages[pages.indexOf(page) + 1];
  }
  return [];
}

/** The key in code such as `next = 'plot'`, which always leads to the same page. Other code may lead anywhere. */
function constantPage(code: Json | undefined): string | undefined {
  const [, , key] =
    /^\s*next\s*=\s*(["'])([A-Za-z_]\w*)\1\s*;?\s*$/.exec(typeof code === 'string' ? code : '') ?? [];
  return key;
}
