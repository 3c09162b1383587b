import type { RawRequest, RawResponse } from './case.ts';
import { marker } from './odd-text.ts';
import { bytesOf } from './send.ts';

/** Bytes of a refusal in JSON: it says what is wrong, it does not hand everything back. */
const largestRefusal = 256 * 1024;
/** Bytes that a server may refuse by ending the connection, since nobody reads the answer before all is sent. */
const patientBytes = 64 * 1024;
/** A place in a script, or a system's error. A path that was asked for may name a folder, and no script in it. */
const inside = /\n\s+at .+:\d+:\d+|node_modules\/[^\s"']+\.[cm]?js\b|SQLITE_|ENOENT/;

/** The faults of a response, whatever the request. */
export function validateAnswer(sending: RawRequest, answer: RawResponse): readonly string[] {
  const { status, headers, body } = answer;
  if (status === undefined) return mayBreak(sending) ? [] : ['the connection ended without an answer'];
  const type = headers.get('content-type') ?? '';
  const faults: string[] = [];
  if (status >= 500 && !isFull(answer) && !isElsewhere(sending, answer))
    faults.push(`answered with ${status}`);
  if (status >= 400 && type.startsWith('application/json') && body.length > largestRefusal)
    faults.push(`a refusal of ${body.length} bytes`);
  if (headers.has('x-evil') || headers.get('set-cookie')?.includes('x=1'))
    faults.push('what was sent has become a header');
  if (type.startsWith('text/html')) {
    if (body.includes(marker)) faults.push('what was sent has become markup');
    if (status === 200 && !headers.has('content-security-policy')) faults.push('a page without a policy');
  }
  // A definition tells an author's words; everything else is ours.
  if (status >= 400 && inside.test(body.toString('latin1')))
    faults.push('the answer shows the inside of the server');
  return faults;
}

/** Full, or limited: it says when to come again. */
export function isFull({ status, headers }: RawResponse): boolean {
  return status === 503 && headers.has('retry-after');
}

/** The map refused what it was asked: a question that makes no sense is its to refuse. */
export function isElsewhere({ path }: RawRequest, { status }: RawResponse): boolean {
  return status === 502 && path.startsWith('/gis/');
}

function mayBreak({ manner = 'whole', body, method, path, headers = [] }: RawRequest): boolean {
  return (
    manner === 'cut' ||
    manner === 'gone' ||
    bytesOf(body).length > patientBytes ||
    // A request that is no HTTP any more.
    !/^[A-Z]+$/.test(method) ||
    /[^!-~\x80-\xff]/.test(path) ||
    method === 'CONNECT' ||
    headers.some(([name, value]) => isOfConnection(name) || /[^\t -~\x80-\xff]/.test(value))
  );
}

function isOfConnection(name: string): boolean {
  return /^(content-length|transfer-encoding|connection|upgrade|expect|host)$/i.test(name);
}
