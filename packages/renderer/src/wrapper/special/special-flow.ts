import type { InEveryLocale, JsonObject } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import type { FormAt } from '@guichet/service-client';
import type { Emit } from '../form-listeners.ts';
import type { FormHooks } from '../hooks.ts';
import type { SubmissionToSend } from '../submissions.ts';
import type { UntilAnswered } from '../until-answered.ts';

export interface SpecialNeeds {
  readonly form: Form;
  readonly key: { current(): string };
  readonly hooks: FormHooks;
  /** Calls the host's listeners; undefined: it is being told otherwise. */
  readonly emit: Emit;
  /** For calls of our site before the page is left. */
  readonly untilAnswered: UntilAnswered;
}

export type SpecialOutcome =
  /** The host sent it in its own way. */
  | { readonly kind: 'taken' }
  /** The form shows why. */
  | { readonly kind: 'stayed' }
  /** The browser is leaving for the other service. */
  | { readonly kind: 'left' }
  /** Saved as most forms are; then the mailing list is notified at that address. */
  | { readonly kind: 'save'; readonly subscriptionUrl: string }
  /** Our site did not take it. */
  | { readonly kind: 'refused'; readonly outcome: NotLeft };

export type NotLeft = Exclude<Awaited<ReturnType<FormAt['save']>>, { kind: 'saved' }>;

/** How a form of a special type is sent from a host's page. */
export interface SpecialFlow {
  /** The text above a form that has nowhere to go; undefined where it has. */
  readonly notice: InEveryLocale | undefined;
  /** Tells a host at load of a form that has nowhere to go. */
  warn(emit: Emit): void;
  send(
    submission: SubmissionToSend & { readonly metadata: JsonObject },
    needs: SpecialNeeds,
  ): Promise<SpecialOutcome>;
}
