import type { FlowNeeds, SubmitFlow } from '../flow.ts';
import { saveForm } from '../save-form.ts';
import { submitOnce } from '../submit-once.ts';

/** The flow of a normal form: validate everything, save, report success. */
export function createNormalFlow(needs: FlowNeeds): SubmitFlow {
  return submitOnce(needs, async (button) => {
    const outcome = await saveForm(button, needs);
    if (outcome.kind !== 'saved') return false;
    needs.events.emit('submitDone', outcome.submission);
    return true;
  });
}
