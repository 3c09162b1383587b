import type { Json, JsonObject } from '@guichet/definition';
import type { ClientOptions } from './call.ts';
import { createLeaving, type NotLeft } from './create-leaving.ts';
import type { SubmissionToSave } from './outcomes.ts';
import { objectOf } from './parse-answer.ts';

/** An order that our counter remembers. */
export interface PlacedOrder {
  readonly reference: string;
  /** The fields to post to the payment gateway: names and values. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

export type PlaceOutcome = { readonly kind: 'placed'; readonly order: PlacedOrder } | NotLeft;

export type PlaceOrder = (submission: SubmissionToSave, key: string) => Promise<PlaceOutcome>;

/** Lets our own server remember what is about to be paid. The same key and the same data are the same order. */
export function createPlacing(options: ClientOptions): PlaceOrder {
  return createLeaving(options, (answer) => {
    const order = answer.status === 201 ? orderIn(objectOf(answer)) : undefined;
    return order && { kind: 'placed', order };
  });
}

function orderIn({ reference, fields }: JsonObject = {}): PlacedOrder | undefined {
  if (typeof reference !== 'string' || !Array.isArray(fields)) return undefined;
  return { reference, fields: fields.flatMap(fieldIn) };
}

function fieldIn(field: Json): PlacedOrder['fields'] {
  const [name, value] = Array.isArray(field) ? field : [];
  return typeof name === 'string' && typeof value === 'string' ? [[name, value]] : [];
}
