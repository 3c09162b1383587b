import type { Field, Form } from '@guichet/engine';
import { createContext } from 'react';

/** What a button asks of whoever shows the form: to start over, to save, to send elsewhere. */
export type Act = (button: Field) => Promise<ActOutcome>;

/** `failed` also where nobody does what is asked. */
export type ActOutcome = 'done' | 'failed';

/** The form that is drawn, for the views that give it commands. The same for as long as it lives. */
export interface LivingForm {
  readonly form: Form;
  readonly act: Act;
}

export const LivingFormContext = createContext<LivingForm | undefined>(undefined);
