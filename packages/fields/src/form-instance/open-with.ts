import { defaultLocale, type Json, type JsonObject, type Locale } from '@guichet/definition';
import {
  createForm,
  type Field,
  type Form,
  type FormParts,
  type Models,
  type Observer,
  type PageForm,
  type RunCode,
  textsOf,
} from '@guichet/engine';
import { createServiceForm } from '@guichet/engine/features/service-form';
import { prepareForm } from '@guichet/prepare';
import { models as ownModels } from '../models.ts';

export interface Options {
  readonly locale?: Locale;
  readonly submission?: JsonObject;
  readonly display?: 'form' | 'wizard';
  readonly settings?: JsonObject;
  /** Further properties at the top of the definition. */
  readonly top?: JsonObject;
  readonly absentStaysAbsent?: boolean;
  readonly readOnly?: boolean;
  readonly isEmbedded?: boolean;
  readonly observe?: Observer;
  readonly runCode?: RunCode;
  /** Types beside the registered ones, and their rules. */
  readonly models?: Models;
  readonly rules?: FormParts['rules'];
}

/** A form instance of these components, with the real preparation and the real models, made of `partsOf`. */
export function openWith(
  partsOf: (form: PageForm) => FormParts,
  components: readonly Json[],
  options: Options = {},
): Form {
  const {
    locale = defaultLocale,
    display = 'form',
    settings = {},
    top = {},
    models: more = {},
    rules = {},
    ...rest
  } = options;
  const models = { ...ownModels, ...more };
  const prepared = prepareForm(
    { title: 'Test', path: 'test', ...top, display, settings, components },
    { models },
  );
  if (prepared.kind !== 'prepared') throw new Error(JSON.stringify(prepared.problems));
  const parts = partsOf(prepared.form);
  const environment = { now: 0, timeZone: 'America/Toronto', seed: 1 };
  const create = rest.absentStaysAbsent ? createServiceForm : createForm;
  return create(prepared.form, {
    ...{ ...parts, models: { ...parts.models, ...more }, rules: { ...parts.rules, ...rules } },
    locale,
    texts: textsOf(prepared.form, locale),
    environment,
    ...rest,
  });
}

export function fieldAt(form: Form, path: string): Field {
  const field = form.fieldByPath(path);
  if (field === undefined) throw new Error(`No field at ${path}`);
  return field;
}

/** Types a whole text into a field, and leaves it. */
export function typeAndLeave(form: Form, path: string, text: string): void {
  form.dispatch({ kind: 'input', field: fieldAt(form, path), strings: [text] });
  form.dispatch({ kind: 'blur', field: fieldAt(form, path) });
}
