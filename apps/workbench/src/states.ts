import { defaultLocale, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { everyView } from '@guichet/fields/every-view';
import { otherSamples, samples } from '@guichet/fields/examples';

/** The states in which every example is shown. */
export const states = ['empty', 'filled', 'error', 'disabled', 'read-only', 'repeated'] as const;

export type State = (typeof states)[number];

export function isState(name: string | null): name is State {
  return states.some((state) => state === name);
}

/** The components that show an example in a state. In `error` the form is then sent, too; in `read-only` it is so itself. */
export function componentsIn(state: State, example: JsonObject): readonly JsonObject[] {
  switch (state) {
    case 'empty':
      return [example];
    // The form is then one that shows what was filled in.
    case 'read-only':
    case 'filled':
      return [changed(example, filled)];
    case 'error':
      return [changed(example, required)];
    case 'disabled':
      return [changed(example, disabled)];
    case 'repeated':
      return repeated(example);
  }
}

type Change = (component: JsonObject) => JsonObject;

/** A component and all that stand in it, each changed. */
function changed(component: JsonObject, change: Change): JsonObject {
  const inner = (json: Json): Json => {
    if (Array.isArray(json)) return json.map(inner);
    if (!isJsonObject(json)) return json;
    const whole = Object.fromEntries(
      Object.entries(json).map(([name, value]) => [
        name,
        isPlace(name) && value !== undefined ? inner(value) : value,
      ]),
    );
    return typeof whole.type === 'string' && typeof whole.key === 'string' ? change(whole) : whole;
  };
  const whole = inner(component);
  return isJsonObject(whole) ? whole : component;
}

/** Where components stand in components. */
function isPlace(name: string): boolean {
  return name === 'components' || name === 'columns' || name === 'rows';
}

function filled(component: JsonObject): JsonObject {
  const value = component.defaultValue ?? someValue(component);
  return value === undefined ? component : { ...component, defaultValue: value };
}

function required(component: JsonObject): JsonObject {
  const validate = isJsonObject(component.validate) ? component.validate : {};
  const { defaultValue: _, ...rest } = component;
  return { ...rest, validate: { ...validate, required: true } };
}

function disabled(component: JsonObject): JsonObject {
  return { ...component, disabled: true };
}

/** Twice, as rows have it. Where a grid is drawn: in its rows. */
function repeated(example: JsonObject): readonly JsonObject[] {
  if (Object.hasOwn(everyView, 'datagrid')) {
    const rows = { type: 'datagrid', key: 'rows', label: 'Rows', input: true };
    return [{ ...rows, components: [example], defaultValue: [{}, {}] }];
  }
  return ['first', 'second'].map((key) => ({
    ...{ type: 'container', key, label: key === 'first' ? 'First' : 'Second', hideLabel: false },
    input: true,
    components: [example],
  }));
}

/** Something that a resident could fill in: the first choice, or what the type has a sample of. */
function someValue(component: JsonObject): Json | undefined {
  const { type, values, data } = component;
  const [first] = valuesIn(isJsonObject(data) ? data.values : values);
  if (first !== undefined) return type === 'selectboxes' ? { [String(first)]: true } : first;
  const typed = samples.find(
    ({ component: sampled, locale }) =>
      sampled.type === type && Object.keys(sampled).length === 4 && locale === defaultLocale,
  );
  return typed?.value ?? foundValue(component);
}

/** Of what nobody fills in by typing alone. */
function foundValue(component: JsonObject): Json | undefined {
  // Part of what was found is none of what a sample keeps whole.
  if (component.valueProperty !== undefined) return undefined;
  const ignoredSettings = ['key', 'label', 'components', 'features'];
  const found = otherSamples.findLast(({ component: sampled }) =>
    Object.entries(sampled).every(
      ([name, setting]) => ignoredSettings.includes(name) || component[name] === setting,
    ),
  );
  return found?.value;
}

function valuesIn(options: Json | undefined): readonly Json[] {
  if (!Array.isArray(options)) return [];
  return options.flatMap((option) =>
    isJsonObject(option) && option.value !== undefined ? [option.value] : [],
  );
}
