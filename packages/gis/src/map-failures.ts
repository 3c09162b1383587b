/** Messages of errors from failed calls, to the letter. Source: product specification, error catalogue. */
export const mapFailures = {
  address: 'Error querying Address Locator service.',
  details: 'Error updating features details.',
  parkingZone: 'Failed to get Parking Zone features data.',
  treeZone: 'Failed to get Tree Permit features data.',
} as const;

export type MapFailure = (typeof mapFailures)[keyof typeof mapFailures];

/**
 * The result of `work`. A failure is thrown under its name in the catalogue, with the real reason as its cause; an
 * aborted call throws the reason of that, also when its response came all the same.
 */
export async function failingAs<T>(
  failure: MapFailure,
  work: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  try {
    const result = await work;
    signal?.throwIfAborted();
    return result;
  } catch (cause) {
    signal?.throwIfAborted();
    throw new Error(failure, { cause });
  }
}
