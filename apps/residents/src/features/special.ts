import { SubscriptionBox } from '@guichet/renderer/subscription-box';
import { createSpecialFlow } from '../client/special-flow.ts';
import { returnedNotice } from '../pages/leaving-notices.ts';
import type { PageFeature } from './page-feature.ts';

/** Forms that are sent in a way of their own: to a payment gateway, to a mailing list. */
export const feature: PageFeature = {
  formatReturn: (notice) => returnedNotice(notice.result, notice),
  Subscription: SubscriptionBox,
  createFlow(needs) {
    const type = needs.form().page.submissionType;
    if (type === undefined) throw new Error('A form that is sent as most are has no flow of its own.');
    return createSpecialFlow(type, needs);
  },
};
