import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Asked {
  readonly type: string;
  readonly encoding: string | undefined;
  /** As it travelled. */
  readonly body: Buffer;
}

/** Asks once, as a browser that unpacks brotli. */
export async function ask(url: string): Promise<Asked> {
  const asked = request(url, { headers: { 'accept-encoding': 'br' } });
  asked.end();
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} answered ${response?.statusCode}.`);
  const { 'content-type': type = '', 'content-encoding': encoding } = response.headers;
  return { type, encoding, body: await buffer(response) };
}
