import { urlOfCall } from '../call.ts';

/** Where the service of a form answers for S3; undefined for an alias that is none. */
export function s3Address(form: string): string | undefined {
  const path = urlOfCall(form);
  return path && `/api/${path}/storage/s3`;
}
