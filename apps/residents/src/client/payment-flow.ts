import { createPlacing } from '@guichet/service-client';
import type { SubmitFlow } from '../flows/flow.ts';
import { pay } from '../flows/payment/pay.ts';
import { leavingTexts } from '../pages/leaving-messages.ts';
import { keptName } from '../pages/site.ts';
import { createLeavingFlow } from './leaving-flow.ts';
import { takePaymentReturn } from './payment-return.ts';
import type { SpecialNeeds } from './special-needs.ts';

/** A form that is paid for: the counter remembers the order, and the browser leaves for the payment gateway. */
export function createPaymentFlow(needs: SpecialNeeds): SubmitFlow {
  return createLeavingFlow(needs, {
    texts: leavingTexts.payment,
    return: takePaymentReturn(keptName(needs.page.site, needs.page.form().page.path)),
    prepare(button, { callOptions, whenFree }) {
      const place = whenFree(createPlacing({ ...callOptions, baseUrl: `${needs.page.site.base}/orders` }));
      return pay(button, { ...needs, place });
    },
  });
}
