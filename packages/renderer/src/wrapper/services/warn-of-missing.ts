import type { PageForm } from '@guichet/engine';
import type { Emit } from '../form-listeners.ts';
import { missingWarnings } from './missing-messages.ts';
import type { MissingOfFields } from './missing-service.ts';

/** Tells a host at load, by an event and in the console, which services its page does not have. */
export function warnOfMissing(missing: readonly MissingOfFields[], { path }: PageForm, emit: Emit): void {
  for (const missingService of missing) {
    const { service, components } = missingService;
    console.warn(new Error(`The form "${path}" ${missingWarnings[service]} (${components.join(', ')}).`));
    emit('serviceMissing', missingService);
  }
}
