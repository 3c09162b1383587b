import type { FormPageView } from '../pages/form-page.tsx';
import type { ThankYouCommands } from '../pages/thank-you-commands.ts';
import type { ThankYouPage, ThankYouView } from '../pages/thank-you-page.tsx';

/** What the document shows: a form, and after it was sent the thank-you page, without leaving the document. */
export type PageState =
  | { readonly kind: 'form'; readonly view: FormPageView }
  | {
      readonly kind: 'thankYou';
      readonly view: ThankYouView;
      /** A form's page loads it late: see `thank-you.ts`. */
      readonly Page: typeof ThankYouPage;
      readonly commands: ThankYouCommands;
    };
