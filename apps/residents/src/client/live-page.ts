import type { InEveryLocale, Locale } from '@guichet/definition';
import type { Form, Texts } from '@guichet/engine';
import type { WizardParts } from '@guichet/renderer';
import type { FormPageView } from '../pages/form-page.tsx';
import type { CommonNotice } from '../pages/format-notice.ts';
import type { ShownNotice } from '../pages/shown-notice.ts';
import type { Site } from '../pages/site.ts';
import type { PageState } from './page-state.ts';
import type { Store } from './store.ts';

/** The form page of this document: its state, and the few ways to change it. */
export interface LivePage {
  readonly site: Site;
  readonly store: Store<PageState>;
  form(): Form;
  texts(): Texts;
  /** The texts of its form in a language that it was shown in. */
  textsIn(locale: Locale): Texts | undefined;
  /** Says what is going on; `isShown`: to everyone. Undefined: nothing is. */
  notify(message: InEveryLocale | undefined, isShown?: boolean): void;
  notice(notice: ShownNotice | undefined): void;
  /** Below the form, beside all notices. */
  note(note: FormPageView['note']): void;
  /** Tells what the resident must know and decide before going on. */
  ask(notice: CommonNotice): void;
  /** The form has other texts now: the page around it follows. */
  follow(texts: Texts): void;
  /** Draws everything again, as it stands. */
  drawAgain(): void;
  /** Another form stands on the page from here on. */
  replace(
    form: Form,
    texts: Texts,
    wizard: WizardParts | undefined,
    more?: Pick<FormPageView, 'outage'>,
  ): void;
}
