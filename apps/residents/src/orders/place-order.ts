import { createHash } from 'node:crypto';
import type { JsonObject } from '@guichet/definition';
import { createForm, textsOf } from '@guichet/engine';
import { refusalOfExceededBudget, unstoredOutcome } from '@guichet/form-service';
import { hashCanonicalJson } from '@guichet/prepare';
import type { PostedField } from '@guichet/renderer/encode-fields';
import { paymentFields } from '../flows/payment/payment-fields.ts';
import { serverParts } from '../forms/server-parts.ts';
import { amountOf } from './amount-of.ts';
import type { Order, Orders } from './orders.ts';
import {
  type LeavingAsked,
  type LeavingRefused,
  type ValidationNeeds,
  validateLeaving,
} from './validate-leaving.ts';

export type OrderOutcome =
  /** `fields`: what the gateway is to be posted. */
  | { readonly kind: 'placed'; readonly order: Order; readonly fields: readonly PostedField[] }
  | LeavingRefused;

interface Needs extends ValidationNeeds {
  readonly orders: Orders;
}

/** Validates what is to be paid, by the version of the form that its page showed, and remembers it as one order. */
export async function placeOrder(asked: LeavingAsked, needs: Needs): Promise<OrderOutcome> {
  const validated = await validateLeaving(asked, 'payment', needs);
  if (validated.kind !== 'fit') return validated;
  const { data, key, repeatWindowMs } = asked;
  const { form, locale, now, timeZone } = validated;
  const formInstance = createForm(form, {
    ...serverParts,
    locale,
    texts: textsOf(form, locale),
    environment: { now, timeZone, seed: 0 },
    submission: data,
  });
  try {
    // A sum that its code did not compute is the sender's.
    const spent = refusalOfExceededBudget(formInstance.stored.unchecked(), locale);
    if (spent !== undefined) return { kind: 'invalid', details: [spent] };
    const { accountNumber } = formInstance.data();
    const order = await needs.orders.place(
      {
        ...{ form: form.path, version: form.version, key, dataHash: hashOf(form.path, key, data) },
        amount: amountOf(form.properties, formInstance.data()),
        accountNumber: textIn(accountNumber),
        placed: now,
      },
      repeatWindowMs,
    );
    return { kind: 'placed', order, fields: paymentFields(formInstance, order) };
  } catch (error) {
    const unstored = unstoredOutcome(error);
    if (unstored === undefined) throw error;
    return unstored;
  } finally {
    formInstance.dispose();
  }
}

/** With the key in it, equal answers of two residents leave no equal traces. */
function hashOf(path: string, key: string, data: JsonObject): string {
  return createHash('sha256')
    .update(JSON.stringify([path, key, hashCanonicalJson(data)]))
    .digest('hex');
}

function textIn(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
