import { randomBytes } from 'node:crypto';

/** 24 hexadecimal digits, as Form.io's are. */
export function createSubmissionId(): string {
  return randomBytes(12).toString('hex');
}
