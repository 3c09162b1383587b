import { type PaymentResult, paymentResultIn } from '../pages/page-data.ts';
import { forgetPendingCheckout, type PendingCheckout, pendingCheckout } from './pending-checkout.ts';

export interface PaymentReturn {
  readonly result: PaymentResult;
  /** The checkout that this tab began; undefined where it is no longer known. */
  readonly left: PendingCheckout | undefined;
}

/** The gateway's answer in the address, which is taken out of it: a reload does not say it again. */
export function takePaymentReturn(name: string): PaymentReturn | undefined {
  const given = new URLSearchParams(location.search).get('payment');
  if (given === null) return undefined;
  history.replaceState(history.state, '', location.pathname);
  const result = paymentResultIn(given);
  if (result === undefined) return undefined;
  const left = pendingCheckout(name);
  if (result === 'paid') forgetPendingCheckout(name);
  return { result, left };
}
