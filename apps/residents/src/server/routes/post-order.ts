import type { FastifyInstance } from 'fastify';
import { placeOrder } from '../../orders/place-order.ts';
import type { SiteParts } from '../site-parts.ts';
import { addLeavingPost } from './post-leaving.ts';

/**
 * `POST /orders/{formPath}`: remembers what a resident is about to pay, and answers
 * `{reference, accountNumber, fields}` (201).
 */
export async function addOrderPost(app: FastifyInstance, parts: SiteParts): Promise<void> {
  await addLeavingPost(app, parts, async (asked) => {
    const outcome = await placeOrder(asked, parts.ordering);
    if (outcome.kind !== 'placed') return outcome;
    const { reference, accountNumber } = outcome.order;
    const body = { reference, accountNumber, fields: outcome.fields };
    return { kind: 'mayLeave', status: 201, body };
  });
}
