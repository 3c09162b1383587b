import type { CallOptions, Fetch } from '@guichet/gis';

/**
 * How a server of ours calls the map: once more where that helps, within eight seconds altogether. A page waits longer,
 * so that it gets the outcome.
 */
export function serverCalls(timeout = 8_000): CallOptions {
  return { fetch: retryOnce((url, options) => fetch(url, options)), timeout };
}

/**
 * A `fetch` that asks once more when the connection broke or the service failed with a 5xx, as long as there
 * is time. Only for what may be asked twice; every call to the map only asks.
 */
export function retryOnce(fetch: Fetch): Fetch {
  return async (url, options) => {
    try {
      const answer = await fetch(url, options);
      if (answer.status < 500) return answer;
    } catch (error) {
      if (options.signal.aborted) throw error;
    }
    return fetch(url, options);
  };
}
