import type { Form } from '@guichet/engine';
import { encodeFields, type PostedField } from '@guichet/renderer/encode-fields';

/** Names of what the counter adds. Source: product specification, section 7. */
const accountName = 'accountNumber';
const referenceName = 'app_reference_number';

/** The fields for the payment gateway: all answers except buttons, and the order's numbers. */
export function paymentFields(
  form: Form,
  { accountNumber, reference }: { readonly accountNumber: string; readonly reference: string },
): readonly PostedField[] {
  const filledIn = encodeFields(form, form.data(), { leavesOutButtons: true });
  return [
    ...filledIn.filter(([name]) => name !== accountName && name !== referenceName),
    [accountName, accountNumber],
    [referenceName, reference],
  ];
}
