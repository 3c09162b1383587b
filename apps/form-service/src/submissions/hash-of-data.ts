import { hash } from 'node:crypto';
import { canonicalJson } from '@guichet/prepare';

/** The same as `hashCanonicalJson`, which pages have too: Node's own takes a tenth of the time. */
export function hashOfData(data: unknown): string {
  return hash('sha256', canonicalJson(data));
}
