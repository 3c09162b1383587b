import { createAccountNumber } from './account-number.ts';
import type { Order, OrderRequest } from './orders.ts';

/** A new order for a request, beside the latest of the same application. */
export function makeOrder(request: OrderRequest, reference: string, latest: Order | undefined): Order {
  const { form, key, version, amount, placed } = request;
  return {
    ...{ form, key, version, amount, placed, reference },
    // The same application keeps its number.
    accountNumber: request.accountNumber ?? latest?.accountNumber ?? createAccountNumber(),
    state: 'open',
    replaces: latest?.reference,
  };
}
