import { createHash } from 'node:crypto';
import type { JsonObject } from '@guichet/definition';
import { createForm, textsOf } from '@guichet/engine';
import { refusalOfSpent, unstoredOutcome } from '@guichet/form-service';
import { versionOf } from '@guichet/prepare';
import type { PostedField } from '../flows/fields/encode-fields.ts';
import { paymentFields } from '../flows/payment/payment-fields.ts';
import { serverParts } from '../forms/server-parts.ts';
import { amountOf } from './amount-of.ts';
import { type JudgingNeeds, judgeLeaving, type LeavingAsked, type LeavingRefused } from './judge-leaving.ts';
import type { Order, Orders } from './orders.ts';

export type OrderOutcome =
  /** `fields`: what the gateway is to be posted. */
  | { readonly kind: 'placed'; readonly order: Order; readonly fields: readonly PostedField[] }
  | LeavingRefused;

interface Needs extends JudgingNeeds {
  readonly orders: Orders;
}

/** Judges what is to be paid, by the version of the form that its page showed, and remembers it as one order. */
export async function placeOrder(asked: LeavingAsked, needs: Needs): Promise<OrderOutcome> {
  const judged = await judgeLeaving(asked, 'payment', needs);
  if (judged.kind !== 'fit') return judged;
  const { data, key, repeatWindowMs } = asked;
  const { form, locale, now, timeZone } = judged;
  const living = createForm(form, {
    ...serverParts,
    locale,
    texts: textsOf(form, locale),
    environment: { now, timeZone, seed: 0 },
    submission: data,
  });
  try {
    // A sum that its code did not come to is what the sender says that it is.
    const spent = refusalOfSpent(living.stored.unchecked(), locale);
    if (spent !== undefined) return { kind: 'invalid', details: [spent] };
    const { accountNumber } = living.data();
    const order = await needs.orders.place(
      {
        ...{ form: form.path, version: form.version, key, dataHash: hashOf(form.path, key, data) },
        amount: amountOf(form.properties, living.data()),
        accountNumber: textIn(accountNumber),
        placed: now,
      },
      repeatWindowMs,
    );
    return { kind: 'placed', order, fields: paymentFields(living, order) };
  } catch (error) {
    const unstored = unstoredOutcome(error);
    if (unstored === undefined) throw error;
    return unstored;
  } finally {
    living.dispose();
  }
}

/** With the key in it, equal answers of two residents leave no equal traces. */
function hashOf(path: string, key: string, data: JsonObject): string {
  return createHash('sha256')
    .update(JSON.stringify([path, key, versionOf(data)]))
    .digest('hex');
}

function textIn(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
