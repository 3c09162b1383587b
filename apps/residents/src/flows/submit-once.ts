import type { Field } from '@guichet/engine';
import type { FlowNeeds, SubmitFlow } from './flow.ts';

/**
 * The form-submitted flag around one attempt at sending: set on submit, cleared when the attempt gives false or
 * throws. While it is set nothing is sent.
 */
export function submitOnce(
  { key, onState }: Pick<FlowNeeds, 'key' | 'onState'>,
  attempt: (button: Field | undefined) => Promise<boolean>,
): SubmitFlow {
  let isSubmitted = false;

  async function submit(button: Field | undefined, asNew: boolean): Promise<void> {
    if (isSubmitted) return;
    isSubmitted = true;
    if (asNew) key.renew();
    let isDone = false;
    try {
      isDone = await attempt(button);
    } catch (error) {
      onState({ kind: 'idle' });
      throw error;
    } finally {
      isSubmitted = isDone;
    }
  }

  return {
    submit: (button) => submit(button, false),
    submitAsNew: (button) => submit(button, true),
    release() {
      isSubmitted = false;
    },
  };
}
