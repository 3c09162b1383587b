import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { bundle, readPeer } from './build-pages.ts';

const html = 'text/html; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';
const css = 'text/css; charset=utf-8';

export interface ComparedPages {
  readonly address: string;
  /** Files that `@formio/js` loads from its makers' servers, by the end of their path. */
  readonly loaded: ReadonlyMap<string, string>;
  /** From here on `/ours?form=NUMBER` and `/theirs?form=NUMBER` draw it. */
  offer(definition: object): number;
  close(): Promise<void>;
}

/** Serves forms twice: as our pages draw them and as `@formio/js` does, each page with its readable state. */
export async function serveCompared(style: string): Promise<ComparedPages> {
  const folder = await mkdtemp(join(tmpdir(), 'guichet-compared-'));
  // A browser opens connections that it may use: none of them keeps the end waiting.
  const app = Fastify({ forceCloseConnections: true });
  const definitions: object[] = [];
  try {
    const [ours = '', theirs = ''] = await Promise.all(
      ['compared/ours.tsx', 'compared/theirs.ts'].map(async (name) =>
        readFile(await bundle(name, folder), 'utf8'),
      ),
    );
    const peer = await readPeer();
    const served: readonly (readonly [path: string, type: string, text: string])[] = [
      ['/ours', html, documentOf('ours')],
      ['/theirs', html, documentOf('theirs', '<script src="/peer.js"></script>')],
      ['/ours.js', javascript, ours],
      ['/theirs.js', javascript, theirs],
      ['/peer.js', javascript, peer.bundle],
      ['/ours.css', css, style],
      ['/theirs.css', css, peer.style],
    ];
    for (const [path, type, text] of served) {
      // Kept, so that the browser keeps what it compiled, too.
      app.get(path, (_, reply) => reply.type(type).header('cache-control', 'max-age=3600').send(text));
    }
    app.get<{ Params: { number: string } }>(
      '/definitions/:number',
      ({ params }) => definitions[Number(params.number)],
    );
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    return {
      address,
      loaded: new Map([
        ['/flatpickr.min.js', await readPackaged('flatpickr/dist/flatpickr.min.js')],
        ['/flatpickr.min.css', await readPackaged('flatpickr/dist/flatpickr.min.css')],
      ]),
      offer: (definition) => definitions.push(definition) - 1,
      close: () => app.close(),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readPackaged(file: string): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve(file)), 'utf8');
}

/** The form stands away from the edges: Form.io's styles draw some controls left of their place. */
function documentOf(side: 'ours' | 'theirs', before = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Compared</title>
<link rel="icon" href="data:,">
<style>#bench { padding: 0 3rem }</style>
<link rel="stylesheet" href="/${side}.css">${before}<script type="module" src="/${side}.js"></script>
</head>
<body><div id="bench"></div></body>
</html>
`;
}
