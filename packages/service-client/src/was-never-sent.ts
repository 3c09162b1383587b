/** Nobody was found or nobody listened: no connection, so nothing went over it. */
const beforeSending = new Set(['connect', 'getaddrinfo']);

/** The same, where the runtime names no system call; and a certificate that was refused before anything was sent. */
const codesBeforeSending = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Whether a failed `fetch` certainly sent nothing. A browser does not say why it failed: there it is never certain. */
export function wasNeverSent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  if (!(cause instanceof Error)) return false;
  // A name with several addresses fails with what happened at each of them.
  const failures: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return failures.length > 0 && failures.every(isBeforeSending);
}

function isBeforeSending(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null) return false;
  const { syscall, code }: { readonly syscall?: unknown; readonly code?: unknown } = failure;
  return (
    (typeof syscall === 'string' && beforeSending.has(syscall)) ||
    (typeof code === 'string' && codesBeforeSending.has(code))
  );
}
