import { randomUUID } from 'node:crypto';

/** 24 random hexadecimal digits, as Form.io's are. Node keeps random bytes for UUIDs in stock. */
export function createSubmissionId(): string {
  const uuid = randomUUID();
  // All but the parts with the UUID's version and variant.
  return `${uuid.slice(0, 8)}${uuid.slice(9, 13)}${uuid.slice(24)}`;
}
