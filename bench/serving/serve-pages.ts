import { brotliCompressSync } from 'node:zlib';
import { textsOf } from '@guichet/engine';
import { prepareForm } from '@guichet/engine/prepare';
import { models } from '@guichet/fields/models';
import Fastify from 'fastify';
import { definitionOf, type FormName, formNames } from '../forms.ts';
import type { BenchPages } from './build-pages.ts';

const html = 'text/html; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

/**
 * Serves the pages of the bench from memory, packed as the product packs its own:
 * `/mount/{floor|ours}/{form}` (empty, to be drawn on the client) and `/floor/{form}` (the floor's own server
 * HTML and what hydrates it). `style` is the product's sheet: what looks the same is laid out at the same price.
 */
export async function servePages({ scripts, drawFloor }: BenchPages, style: string) {
  const app = Fastify();

  function serve(path: string, type: string, text: string): void {
    const packed = brotliCompressSync(text);
    app.get(path, (_, reply) => reply.header('content-encoding', 'br').type(type).send(packed));
  }

  serve('/style.css', 'text/css; charset=utf-8', style);
  for (const [name, script] of Object.entries(scripts)) serve(`/${name}.js`, javascript, script);
  for (const name of formNames) {
    serve(`/prepared/${name}`, 'application/json', preparedOf(name));
    for (const side of ['floor', 'ours']) {
      serve(`/mount/${side}/${name}`, html, documentOf({ name, body: '', script: `mount-${side}` }));
    }
    serve(`/floor/${name}`, html, documentOf({ name, body: drawFloor(name), script: 'hydrate-floor' }));
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

interface Parts {
  readonly name: string;
  readonly body: string;
  readonly script: string;
}

function documentOf({ name, body, script }: Parts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bench</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
<script type="module" src="/${script}.js"></script>
</head>
<body><div id="bench" data-form="${name}">${body}</div></body>
</html>
`;
}
