import type { ServerResponse } from 'node:http';

/** How one call is answered otherwise than it should be. */
export type ServedAct =
  /** Never answered. */
  | 'hang'
  /** The connection ends before a byte of the answer. */
  | 'hangUp'
  /** The connection ends in the middle of the answer. */
  | 'cut'
  /** The status 500, with a page of its own. */
  | 'fail'
  /** The status 401. */
  | 'refuse'
  /** The status 200 and a login page that leads elsewhere. */
  | 'html'
  /** The status 200, the right type, and no JSON. */
  | 'notJson'
  /** The status 200 and JSON of another shape. */
  | 'wrongShape'
  /** The right answer under the wrong type. */
  | 'wrongType'
  /** Larger than any form, for as long as somebody reads. */
  | 'huge'
  /** The status 302, to an address of the service that counts its visitors. */
  | 'redirect'
  /** Done as it should be; then the connection ends without an answer. */
  | 'doneThenHangUp'
  /** Done as it should be; then the status 502, as a gateway in front would say. */
  | 'doneThenFail'
  | Reply;

export interface Reply {
  readonly status: number;
  /** Sent as JSON; text is sent as it is. */
  readonly body: unknown;
  /** `application/json` when it is absent. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The markup of the login and failure pages, which must never reach a resident as markup. */
export const foreignMarkup = '<script>document.title = "taken over"</script><b>Sign in</b>';

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';

/** Answers as ordered; `usual` is the response without an order. */
export function act(how: ServedAct, response: ServerResponse, usual: Reply): void {
  switch (how) {
    case 'hang':
      break;
    case 'hangUp':
    case 'doneThenHangUp':
      response.destroy();
      break;
    case 'cut':
      response.writeHead(usual.status, { 'content-type': json, 'content-length': 1000 });
      // Sent before the end: otherwise nothing of it would leave.
      response.write('{"title": "Cut', () => response.destroy());
      break;
    case 'huge':
      flood(response, usual.status);
      break;
    default:
      send(response, typeof how === 'object' ? how : replyOf(how, usual));
  }
}

type Spoken = Exclude<Extract<ServedAct, string>, 'hang' | 'hangUp' | 'doneThenHangUp' | 'cut' | 'huge'>;

function replyOf(how: Spoken, usual: Reply): Reply {
  switch (how) {
    case 'fail':
      return { status: 500, body: `<h1>Error</h1>${foreignMarkup}`, type: html };
    case 'doneThenFail':
      return { status: 502, body: `<h1>Bad gateway</h1>${foreignMarkup}`, type: html };
    case 'refuse':
      return { status: 401, body: 'Unauthorized', type: 'text/plain' };
    case 'html':
      return { status: 200, body: foreignMarkup, type: html, headers: { refresh: '0; url=/redirected' } };
    case 'notJson':
      return { status: usual.status, body: 'not JSON', type: json };
    case 'wrongShape':
      return { status: usual.status, body: [{ components: 'none' }] };
    case 'wrongType':
      return { ...usual, type: html };
    case 'redirect':
      return { status: 302, body: '', type: html, headers: { location: '/redirected' } };
  }
}

export function send(response: ServerResponse, { status, body, type = json, headers = {} }: Reply): void {
  response
    .writeHead(status, { 'content-type': type, ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** More than a form service may say: it goes on until the reader leaves. */
function flood(response: ServerResponse, status: number): void {
  const part = `"${'x'.repeat(64 * 1024)}",`;
  response.writeHead(status, { 'content-type': json });
  response.write('{"title": "Huge", "components": [');
  const pour = (): void => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', pour);
  pour();
}
