import type { UploadFailure } from './file-service.ts';

/**
 * The fault that a status alone shows: of a proxy in front, or of a service that broke. Undefined where the status
 * tells no cause.
 */
export function faultOf(status: number): UploadFailure | undefined {
  return faultsByStatus[status] ?? (status >= 500 ? 'failed' : undefined);
}

const faultsByStatus: Readonly<Record<number, UploadFailure>> = {
  408: 'too_slow',
  413: 'too_large',
  429: 'too_many',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'no_space',
};
