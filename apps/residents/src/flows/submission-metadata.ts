import type { JsonObject } from '@guichet/definition';
import type { Form } from '@guichet/engine';

/**
 * The submission's metadata: only what its validation needs. Form.io's clients also send the browser's name, referrer
 * and user agent; these describe the resident and are left out.
 */
export function submissionMetadata(form: Form, timezone: string, now: Date): JsonObject {
  return {
    timezone,
    offset: -now.getTimezoneOffset(),
    language: form.locale(),
    formVersion: form.page.version,
    // Omits what is not there.
    selectData: form.selectData?.(),
  };
}
