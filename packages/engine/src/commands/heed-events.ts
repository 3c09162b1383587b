import type { Json, JsonObject } from '@guichet/definition';
import type { EventName } from '../events.ts';
import type { Field } from '../field.ts';
import type { InternalRow } from '../fields/internal-field.ts';
import type { PreparedComponent } from '../prepared-form.ts';
import type { CommandContext } from './command-context.ts';

/** Events that set off each other stop after so many. */
const maxInTurn = 10;

/**
 * Lets the form's own events (`change`, `dataGridAddRow`) trigger logic, as on Form.io's page, where a form emits a
 * change as it opens. A form service tells nothing. To be called once the form has come to rest.
 */
export function heedEvents({ context, commands, events, form }: CommandContext): void {
  if (context.absentStaysAbsent || context.isReadOnly) return;
  let inTurn = 0;

  function act(event: string, args: readonly unknown[]): void {
    if (inTurn === maxInTurn) return;
    inTurn += 1;
    commands.run(() => {
      const { happened, abilities } = context;
      if (!happened.peek().has(event)) happened.value = new Set([...happened.peek(), event]);
      abilities.logic?.actOnEvent(event, args, context);
    });
    inTurn -= 1;
  }

  const heeded = eventsIn(context.page.components);
  for (const event of heeded) {
    // No event has a name of an author's own.
    events.on(event as EventName, (...args: readonly unknown[]) => act(event, args.map(asJson)));
  }
  if (heeded.has('change')) act('change', [{ data: form().data() }, {}, false]);
}

function eventsIn(
  components: readonly PreparedComponent[],
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const { logic = [], children = [] } of components) {
    for (const { trigger } of logic) if (trigger.kind === 'event') found.add(trigger.event);
    eventsIn(children, found);
  }
  return found;
}

/** An event's detail for code: a field becomes its names, a row its answers. */
function asJson(detail: unknown): Json {
  if (typeof detail === 'string' || typeof detail === 'number' || typeof detail === 'boolean') return detail;
  if (typeof detail !== 'object' || detail === null) return null;
  if (Array.isArray(detail)) return detail.map(asJson);
  if (isField(detail)) return namesOf(detail);
  if (isRow(detail)) return detail.node.toJson();
  const entries = Object.entries(detail).map(([name, value]): [string, Json] => [name, asJson(value)]);
  const { instance, ...json } = Object.fromEntries(entries);
  // Their change names the component that changed, ours its key beside the field.
  return instance === undefined ? json : { ...json, component: instance };
}

function namesOf({ component: { key, type } }: Field): JsonObject {
  return { key, type };
}

function isField(detail: object): detail is Field {
  return 'model' in detail;
}

function isRow(detail: object): detail is InternalRow {
  return 'node' in detail && 'grid' in detail;
}
