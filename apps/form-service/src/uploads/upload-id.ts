import { randomBytes } from 'node:crypto';

/** 160 random bits in hexadecimal: nobody guesses one, and no name from outside is ever on the disk. */
export function createUploadId(): string {
  return randomBytes(20).toString('hex');
}

export function isUploadId(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text);
}
