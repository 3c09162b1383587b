import { brotliCompressSync } from 'node:zlib';
import { textsOf } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import Fastify from 'fastify';
import { definitionOf, type FormName, formNames } from '../forms.ts';
import type { BenchPages, Peer } from './build-pages.ts';

const html = 'text/html; charset=utf-8';
const css = 'text/css; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

/**
 * Serves the pages of the bench from memory, packed as the product packs its own:
 * `/mount/{floor|ours}/{form}` (empty, to be drawn on the client) and `/floor/{form}` (the floor's own server
 * HTML and what hydrates it). `style` is the product's sheet: what looks the same is laid out at the same price.
 * With a peer, `/mount/peer/{form}` too, which has styles of its own.
 */
export async function servePages({ scripts, drawFloor }: BenchPages, style: string, peer?: Peer) {
  const app = Fastify({ forceCloseConnections: true });

  function serve(path: string, type: string, text: string): void {
    const packed = brotliCompressSync(text);
    app.get(path, (_, reply) => reply.header('content-encoding', 'br').type(type).send(packed));
  }

  serve('/style.css', css, style);
  for (const [name, script] of Object.entries(scripts)) serve(`/${name}.js`, javascript, script);
  for (const name of formNames) {
    serve(`/prepared/${name}`, 'application/json', preparedOf(name));
    for (const side of ['floor', 'ours']) {
      serve(`/mount/${side}/${name}`, html, documentOf({ name, body: '', script: `mount-${side}` }));
    }
    serve(`/floor/${name}`, html, documentOf({ name, body: drawFloor(name), script: 'hydrate-floor' }));
  }
  if (peer !== undefined) {
    serve('/peer.css', css, peer.style);
    serve('/peer.js', javascript, peer.bundle);
    serve('/mount-peer.js', javascript, peer.script);
    for (const name of formNames) serve(`/mount/peer/${name}`, html, peerDocumentOf(name));
  }
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close() };
}

function preparedOf(name: FormName): string {
  const prepared = prepareForm(definitionOf(name), { models });
  if (prepared.kind !== 'prepared')
    throw new Error(`${name} is no form: ${JSON.stringify(prepared.problems)}`);
  return JSON.stringify({ form: prepared.form, texts: textsOf(prepared.form, 'en') });
}

interface PageContent {
  readonly name: string;
  readonly body: string;
  readonly script: string;
  readonly style?: string;
  /** HTML in the head before the script. */
  readonly before?: string;
}

/** The library runs before the module that draws with it. */
function peerDocumentOf(name: FormName): string {
  const before = '<script src="/peer.js"></script>\n';
  return documentOf({ name, body: '', script: 'mount-peer', style: 'peer', before });
}

function documentOf({ name, body, script, style = 'style', before = '' }: PageContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/${style}.css">
${before}<script type="module" src="/${script}.js"></script>
</head>
<body><div id="bench" data-form="${name}">${body}</div></body>
</html>
`;
}
