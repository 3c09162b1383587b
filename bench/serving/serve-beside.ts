import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { bundle, readPeer } from './build-pages.ts';

const html = 'text/html; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';
const css = 'text/css; charset=utf-8';

/**
 * Serves one form twice, side by side: as our pages draw it, and as `@formio/js` does. `/` has both, `/ours` and
 * `/theirs` one each; `?locale=fr` is for ours. For looking at, and for a test that both open it.
 */
export async function serveBeside(definition: object, style: string, port = 0) {
  const folder = await mkdtemp(join(tmpdir(), 'guichet-beside-'));
  // A browser opens connections that it may use: none of them keeps the end waiting.
  const app = Fastify({ forceCloseConnections: true });
  try {
    const names = ['beside-ours.tsx', 'beside-theirs.ts'] as const;
    const scripts = await Promise.all(
      names.map(async (name) => readFile(await bundle(name, folder), 'utf8')),
    );
    const peer = await readPeer();
    const [ours = '', theirs = ''] = scripts;
    const served: readonly (readonly [path: string, type: string, text: string])[] = [
      [
        '/',
        html,
        pageOf('<iframe src="/ours" title="Ours"></iframe><iframe src="/theirs" title="Form.io"></iframe>'),
      ],
      ['/ours', html, documentOf('ours')],
      ['/theirs', html, documentOf('theirs', '<script src="/peer.js"></script>')],
      ['/definition.json', 'application/json', JSON.stringify(definition)],
      ['/ours.js', javascript, ours],
      ['/theirs.js', javascript, theirs],
      ['/peer.js', javascript, peer.bundle],
      ['/ours.css', css, style],
      ['/theirs.css', css, peer.style],
    ];
    for (const [path, type, text] of served) app.get(path, (_, reply) => reply.type(type).send(text));
    const address = await app.listen({ host: '127.0.0.1', port });
    return { address, close: () => app.close() };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function documentOf(side: 'ours' | 'theirs', before = ''): string {
  return pageOf(
    '<div id="bench"></div>',
    `<link rel="stylesheet" href="/${side}.css">${before}<script type="module" src="/${side}.js"></script>`,
  );
}

function pageOf(
  body: string,
  head = '<style>body{margin:0;display:flex;height:100vh}iframe{flex:1;border:0}</style>',
) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Side by side</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>${body}</body>
</html>
`;
}
