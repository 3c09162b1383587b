import { isJsonObject, type Json, parsePath } from '@guichet/definition';
import type { ReceiptSettings } from '@guichet/prepare';
import type { StoredSubmission } from '../../storage/storage.ts';
import { isMailAddress } from './mail-address.ts';

/** The resident's address in a submission; undefined where the field is empty, or holds none. */
export function receiptAddressIn(
  { data }: StoredSubmission,
  { emailField }: ReceiptSettings,
): string | undefined {
  let value: Json | undefined = JSON.parse(data);
  for (const part of parsePath(emailField))
    value = isJsonObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  const address = typeof value === 'string' ? value.trim() : undefined;
  return isMailAddress(address) ? address : undefined;
}
