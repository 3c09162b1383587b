import type { FastifyInstance } from 'fastify';
import { framePath } from '../../pages/site.ts';
import { escapeHtml } from '../html-document.ts';
import { originOfUrl } from '../page-policy.ts';

interface Options {
  /** The script that listens in the frame. */
  readonly script: string;
  /** The mailing list's address; undefined: there is none, and no frame. */
  readonly mailingList: string | undefined;
  /** Other origins whose pages show our forms. */
  readonly origins: readonly string[];
}

/** `GET /frames/mailing-list`: the document in which the foreign script of the mailing list runs, and nowhere else. */
export function addFrame(app: FastifyInstance, { script, mailingList, origins }: Options): void {
  if (mailingList === undefined) return;
  const headers = {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self' ${originOfUrl(mailingList)}`,
      "base-uri 'none'",
      "form-action 'none'",
      ["frame-ancestors 'self'", ...origins].join(' '),
      'sandbox allow-scripts',
    ].join(';'),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  };
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Mailing list</title>
<script src="${escapeHtml(script)}" defer></script>
</head>
<body></body>
</html>
`;
  app.get(framePath, async (_, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(html));
}
