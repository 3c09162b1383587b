import type { FormFile, LoadedForm } from './read-form.ts';

/** A file that cannot be a form, and why. */
export interface RefusedForm {
  readonly file: string;
  /** Where in the JSON; empty for the whole. */
  readonly path: string;
  readonly reason: string;
  /** True when the form that the file was before is still served. */
  readonly formerStays: boolean;
}

export interface Claims {
  /** In the order of the files. */
  readonly forms: readonly LoadedForm[];
  readonly refused: readonly RefusedForm[];
}

/** The content of a file; `missing`: there is none at the moment. */
export type FoundFile = FormFile | { readonly kind: 'missing' };

/**
 * Which form of which file is served under which alias. A mistake removes no served form: a form keeps its alias
 * against a new file, and a file that is refused or missing keeps its last form, unless another takes its alias. Where
 * nobody is served yet, the first by name has the alias.
 */
export function claimAliases(
  files: ReadonlyMap<string, FoundFile>,
  served: ReadonlyMap<string, LoadedForm>,
): Claims {
  const byAlias = new Map<string, LoadedForm>();
  const places = new Map<string, LoadedForm>();
  const losers = new Map<string, LoadedForm>();
  const give = (form: LoadedForm) => {
    byAlias.set(form.alias, form);
    places.set(form.file, form);
  };

  const wished = [...files].flatMap(([file, found]) => wishOf(found, served.get(file)));
  const isHolder = ({ file, alias }: LoadedForm) => served.get(file)?.alias === alias;
  for (const form of [...wished.filter(isHolder), ...wished.filter((form) => !isHolder(form))]) {
    if (byAlias.has(form.alias)) losers.set(form.file, form);
    else give(form);
  }
  for (const file of files.keys()) {
    const former = served.get(file);
    if (former !== undefined && !places.has(file) && !byAlias.has(former.alias)) give(former);
  }

  const names = [...files.keys()].sort();
  return {
    forms: names.flatMap((file) => places.get(file) ?? []),
    refused: names.flatMap((file) => {
      const found = files.get(file);
      const loser = losers.get(file);
      const holder = loser && byAlias.get(loser.alias);
      // A file that was renamed has its alias as soon as the old name is gone permanently.
      const isGoing = holder !== undefined && files.get(holder.file)?.kind === 'missing';
      const taken = holder === undefined || isGoing ? undefined : takenBy(holder);
      const faults = found?.kind === 'refused' ? found.faults : [];
      const formerStays = places.has(file);
      return [...faults, ...(taken ? [taken] : [])].map((fault) => ({ file, ...fault, formerStays }));
    }),
  };
}

function wishOf(found: FoundFile, former: LoadedForm | undefined): readonly LoadedForm[] {
  if (found.kind === 'form') return [found.form];
  return former === undefined ? [] : [former];
}

function takenBy({ alias, file }: LoadedForm) {
  return {
    path: 'path',
    reason: `The path "${alias}" already belongs to ${file}. Give this form another.`,
  };
}
