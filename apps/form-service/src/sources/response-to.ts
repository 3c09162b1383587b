import type { ClientRequest, IncomingMessage } from 'node:http';

/**
 * Gives the response to a request. Rejects where none comes: Node reports no error, but only the end of the
 * connection, where a server switches protocols (101) unasked.
 */
export function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
    request.once('close', () => reject(new Error('The connection ended without a response.')));
  });
}
