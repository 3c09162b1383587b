/** The characters of reference numbers: none is taken for another on the telephone, in either language. */
const alphabet = '3479CDFGHKMPRTWXY';

/** All pairs of them: every request needs a number, pages from memory too. */
const pairs = [...alphabet].flatMap((first) => [...alphabet].map((second) => first + second));

/**
 * A new number of a request, such as `K7CM-3F9D`: in the log, in the header `X-Request-Id`, and beside an error that a
 * resident sees. It need not be secret.
 */
export function createRequestId(): string {
  return `${pair()}${pair()}-${pair()}${pair()}`;
}

function pair(): string {
  return pairs[Math.floor(Math.random() * pairs.length)] ?? '';
}
