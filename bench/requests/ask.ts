import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RequestOutcome {
  /** The headers about its body and itself, without those that every server adds. */
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly encoding: string | undefined;
  /** As it travelled. */
  readonly body: Buffer;
}

const ofEveryServer = new Set(['connection', 'content-length', 'date', 'keep-alive']);

/** Asks once, as a browser that unpacks brotli. */
export async function ask(url: string): Promise<RequestOutcome> {
  const asked = request(url, { headers: { 'accept-encoding': 'br' } });
  asked.end();
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} answered ${response?.statusCode}.`);
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined && !ofEveryServer.has(name)) headers[name] = value;
  }
  return { headers, encoding: response.headers['content-encoding'], body: await buffer(response) };
}
