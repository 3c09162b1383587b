import type { FormPageView } from '../pages/form-page.tsx';
import type { ThankYouCommands } from '../pages/thank-you-commands.ts';
import type { ThankYouPage, ThankYouView } from '../pages/thank-you-page.tsx';

/** The document's page: a form, or after sending the thank-you page, without another document. */
export type PageState =
  | { readonly kind: 'form'; readonly view: FormPageView }
  | {
      readonly kind: 'thankYou';
      readonly view: ThankYouView;
      /** A form's page loads it late: see `thank-you.ts`. */
      readonly Page: typeof ThankYouPage;
      readonly commands: ThankYouCommands;
    };
