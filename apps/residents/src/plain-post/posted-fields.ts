import type { Json, Locale } from '@guichet/definition';
import type { Environment, Field, Form, Model, Models, PreparedComponent, Row } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import type { PostedRows } from '@guichet/fields/posted';

/** A field as far as what was posted of it is read by it. */
export interface PostedFormField {
  readonly component: PreparedComponent;
  readonly model: Model;
  readonly children: readonly PostedFormField[];
  path(): string;
  kept(strings: readonly string[]): Json | undefined;
  written(value: unknown): readonly string[];
  /** The initial value, where it is known, and the control's text for it. */
  untouched?(): { readonly value: unknown; readonly shown: readonly string[] };
}

/** A row of a grid, as it was posted. */
export interface PostedRow {
  readonly index: number;
  readonly state: 'new' | 'open' | 'saved';
  readonly fields: readonly PostedFormField[];
}

/** The fields of a form as a post is read by them. */
export interface PostedFields {
  readonly locale: Locale;
  readonly environment: Environment;
  readonly fields: readonly PostedFormField[];
  /** As many rows as the post says; those of an edit grid open as it says. */
  rowsOf(grid: PostedFormField, posted: PostedRows): readonly PostedRow[];
}

/** Whether a text may hold from the start what only code can tell: a number, where a post brings a text. */
export function hasComputedTexts(components: readonly PreparedComponent[]): boolean {
  return components.some((component) => {
    const { customDefaultValue, logic = [], children = [] } = component;
    const isComputed =
      customDefaultValue !== undefined ||
      logic.some(({ actions }) => actions.some(({ kind }) => kind !== 'property'));
    return (isComputed && modelOf(component).isText === true) || hasComputedTexts(children);
  });
}

/** The fields as the definition has them. No form is brought to life for it. */
export function fieldsOfDefinition(
  components: readonly PreparedComponent[],
  locale: Locale,
  environment: Environment,
): PostedFields {
  /** `above`: what the paths of all of them begin with. */
  function fieldsIn(inside: readonly PreparedComponent[], above: string): readonly PostedFormField[] {
    return inside.map((component) => {
      const model = modelOf(component);
      const path = model.data === 'none' ? above : joined(above, component.key);
      const below = model.data === 'object' ? path : above;
      return {
        component,
        model,
        children: model.data === 'rows' ? [] : fieldsIn(component.children ?? [], below),
        path: () => path,
        kept: (strings) => model.parse(strings, component, locale, environment),
        written: (value) => model.format(value, component, locale, environment),
      };
    });
  }
  return {
    locale,
    environment,
    fields: fieldsIn(components, ''),
    rowsOf(grid, { held, open }) {
      const isEdited = grid.model.rowEditing !== undefined;
      const isOneNew = isEdited && open.some(({ row, isNew }) => isNew && row >= held.length);
      return Array.from({ length: held.length + (isOneNew ? 1 : 0) }, (_, index) => {
        const isOpen = isEdited && open.some(({ row, isNew }) => row === index && !isNew);
        const state = index === held.length ? 'new' : isOpen ? 'open' : 'saved';
        return { index, state, fields: fieldsIn(grid.component.children ?? [], `${grid.path()}[${index}]`) };
      });
    },
  };
}

/** The fields of a form that nobody has touched, which is used up by it. */
export function fieldsOfForm(form: Form, locale: Locale, environment: Environment): PostedFields {
  const grids = new WeakMap<PostedFormField, Field>();
  function read(field: Field): PostedFormField {
    const { component, model, children } = field;
    const posted: PostedFormField = {
      ...{ component, model, children: children.map(read) },
      path: () => field.path(),
      kept: (strings) => field.kept(strings),
      written: (value) => field.written(value),
      untouched: () => ({ value: field.value(), shown: field.shown() }),
    };
    grids.set(posted, field);
    return posted;
  }
  return {
    locale,
    environment,
    fields: form.fields.map(read),
    rowsOf(posted, rows) {
      const grid = grids.get(posted);
      if (grid === undefined) return [];
      form.dispatch({ kind: 'setValue', field: grid, value: rows.held });
      if (grid.model.rowEditing !== undefined) openAsPosted(form, grid, rows);
      return (grid.rows() ?? []).map((row) => ({
        index: row.index(),
        state: stateOf(row),
        fields: row.fields.map(read),
      }));
    },
  };
}

function stateOf(row: Row): PostedRow['state'] {
  const state = row.state();
  return state === 'draft' ? 'saved' : state;
}

/** Opens the rows that were open, and leaves no other. */
function openAsPosted(form: Form, grid: Field, { held, open }: PostedRows): void {
  for (const row of grid.rows() ?? []) {
    const state = row.state();
    const isAsked = open.some((opened) => opened.row === row.index() && !opened.isNew);
    if (state === 'new' || (state === 'open' && !isAsked)) form.dispatch({ kind: 'row:cancel', grid, row });
    else if (isAsked && state !== 'open') form.dispatch({ kind: 'row:open', grid, row });
  }
  if (open.some(({ row, isNew }) => isNew && row >= held.length)) form.dispatch({ kind: 'row:add', grid });
}

function joined(above: string, key: string): string {
  return above === '' ? key : `${above}.${key}`;
}

/** As the engine finds it: see `createField`. */
export function modelOf({ type, fallback = 'unknown' }: PreparedComponent): Model {
  const known: Models = models;
  const model = known[Object.hasOwn(known, type) ? type : fallback];
  if (model === undefined) throw new Error(`No model ${type}.`);
  return model;
}
