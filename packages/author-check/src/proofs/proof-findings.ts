import type { Json } from '@guichet/definition';
import type { Models, PreparedForm } from '@guichet/engine/prepared';
import type { Report } from '../findings/finding.ts';
import { findTraps } from './find-traps.ts';
import type { NeverSeen } from './prove-form.ts';

/** Pages without a way on: quick, so that the server does it too. */
export function reportTraps(definition: Json, form: PreparedForm, models: Models, report: Report): void {
  const unknown = new Set(form.problems.flatMap(({ path, code }) => (code === 'unknownType' ? [path] : [])));
  const isOfUnknownType = ({ path }: { readonly path: string }) => unknown.has(`${path}.type`);
  const traps = findTraps(definition, form, models);
  // Each unknown type is reported by itself: of those the first says what follows.
  const shown = [
    ...traps.filter((trap) => !isOfUnknownType(trap)),
    ...traps.filter(isOfUnknownType).slice(0, 1),
  ];
  for (const { path, because, isForEveryone } of shown) {
    const who = isForEveryone ? 'Nobody can send this form' : 'Who comes to this page cannot leave it';
    report(
      path,
      'trapped',
      `${who}: ${because}.`,
      'Make it possible to go on: until then the former version of the form is served.',
    );
  }
}

/** Pages and fields that no answer shows, of several within each other the outermost. */
export function reportNever(all: readonly NeverSeen[], report: Report): void {
  const never = new Set<string>();
  for (const { path, name, isPage, because } of all) {
    const isInside = [...never].some((outer) => path.startsWith(`${outer}.`));
    never.add(path);
    // Its author hides it on purpose.
    if (isInside || / is hidden, and nothing shows (?:it|that)$/.test(because)) continue;
    const what = isPage ? 'The page' : 'The field';
    report(
      path,
      'neverReached',
      `${what} "${name}" is never seen: ${because}.`,
      'Correct its condition, or remove it.',
    );
  }
}
