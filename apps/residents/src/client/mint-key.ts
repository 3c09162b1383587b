/** A new idempotency key: a random UUID. `crypto.randomUUID` is missing where a page came over plain HTTP. */
export function mintKey(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
