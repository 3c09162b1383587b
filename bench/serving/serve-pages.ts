import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { textsOf } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';
import Fastify from 'fastify';
import { type BenchForm, definitionOf, type FormName } from '../forms.ts';
import type { PeerName } from '../sides.ts';
import type { BenchPages } from './build-pages.ts';
import type { PeerFiles } from './build-peers.ts';

const html = 'text/html; charset=utf-8';
/** As the product has: for a page with it Chromium begins a process, which costs the page 10 ms. */
const ownProcess = { 'cross-origin-opener-policy': 'same-origin' };
const css = 'text/css; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

interface Served {
  readonly pages: BenchPages;
  /** The product's sheet: what looks the same is laid out at the same price. */
  readonly style: string;
  readonly names: readonly FormName[];
  readonly peers: ReadonlyMap<PeerName, PeerFiles>;
  readonly definitions: readonly BenchForm[];
}

/**
 * Serves the pages of the bench from memory, packed as the product packs its own: `/mount/{side}/{alias}` (empty, to be
 * drawn on the client), `/floor/{alias}` (the floor's own server HTML and what hydrates it), and `/{peer}/{alias}`, which
 * draws itself at once: no peer has a server that draws. Their pages hold the definition.
 */
export async function servePages({ pages, style, names, peers, definitions }: Served) {
  const app = Fastify({ forceCloseConnections: true });

  function serve(path: string, type: string, body: string | Buffer): void {
    const packed = brotliCompressSync(body);
    app.get(path, (_, reply) =>
      reply
        .headers({ 'content-encoding': 'br', ...(type === html && ownProcess) })
        .type(type)
        .send(packed),
    );
  }

  serve('/style.css', css, style);
  for (const [file, script] of pages.scripts) serve(`/${file}`, javascript, script);
  for (const name of names) {
    serve(`/prepared/${name}`, 'application/json', preparedOf(name));
    const { path } = definitionOf(name);
    for (const side of ['floor', 'ours'])
      serve(`/mount/${side}/${path}`, html, documentOf({ name, script: `mount-${side}.mjs` }));
    serve(
      `/floor/${path}`,
      html,
      documentOf({ name, body: pages.drawFloor(name), script: 'hydrate-floor.mjs' }),
    );
  }
  for (const [peer, files] of peers) {
    for (const [file, content] of files) {
      const type = { '.js': javascript, '.css': css }[extname(file)];
      if (type === undefined) app.get(`/files/${peer}/${file}`, (_, reply) => reply.send(content));
      else serve(`/files/${peer}/${file}`, type, content);
    }
    for (const definition of definitions) {
      const { path } = definition;
      serve(`/mount/${peer}/${path}`, html, peerDocumentOf(peer, definition));
      serve(`/${peer}/${path}`, html, peerDocumentOf(peer, definition, drawAtOnce));
    }
  }
  // Choices of the sample forms that `@formio/js` asks for: ours gets them from the sandbox city.
  app.get('/open-data/*', () => []);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close() };
}

function preparedOf(name: FormName): string {
  const prepared = prepareForm(definitionOf(name), { models });
  if (prepared.kind !== 'prepared')
    throw new Error(`${name} is no form: ${JSON.stringify(prepared.problems)}`);
  return JSON.stringify({ form: prepared.form, texts: textsOf(prepared.form, 'en') });
}

const drawAtOnce = '<script type="module">window.bench.mount()</script>';

function peerDocumentOf(peer: PeerName, definition: object, after = ''): string {
  const json = JSON.stringify(definition).replaceAll('<', '\\u003c');
  const before = `<script type="application/json" id="definition">${json}</script>\n`;
  const place = { style: `files/${peer}/style`, script: `files/${peer}/${peer}.js` };
  return documentOf({ ...place, name: '', before, after });
}

interface PageContent {
  readonly name: string;
  readonly script: string;
  readonly body?: string;
  readonly style?: string;
  /** HTML in the head before the script. */
  readonly before?: string;
  /** HTML in the head after it. */
  readonly after?: string;
}

function documentOf({
  name,
  script,
  body = '',
  style = 'style',
  before = '',
  after = '',
}: PageContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/${style}.css">
${before}<script type="module" src="/${script}"></script>${after}
</head>
<body><div id="bench" data-form="${name}">${body}</div></body>
</html>
`;
}
