import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A response body kept in memory, with its packed forms once they are made. */
export interface StoredBody {
  readonly hash: string;
  readonly plain: Answer;
  /** Settles when it is packed both ways. */
  readonly packed: Promise<void>;
  /** The number of answers sent so far. */
  answers: number;
  br: Answer | undefined;
  gzip: Answer | undefined;
}

/** The ends of the tags by which a packed form is known. */
type Tag = (typeof tags)[number];

const tags = ['br', 'br-tight', 'gzip'] as const;

/** One form of a body, with the headers that belong to it. */
interface Answer {
  readonly content: Buffer;
  readonly headers: Readonly<Record<'vary' | 'etag' | 'content-type', string>> & {
    readonly 'content-encoding'?: string;
  };
}

/**
 * After so many answers a body is packed once more, as tightly as can be: a page is a twelfth smaller then, for thirty
 * times the processor time, which only a body that is asked for often is worth.
 */
const manyAnswers = 20;

const qualities = { quick: 7, tight: 11 } as const;

type Quality = keyof typeof qualities;

/** Keeps a text for many answers. It is packed aside, on another thread: no request waits for it. */
export function storeBody(text: string, contentType: string, quality: Quality = 'quick'): StoredBody {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const headers = { vary: 'Accept-Encoding', 'content-type': contentType, etag: tagOf(hash) };
  const packed = Promise.all([
    brotliOf(plain, quality).then((buffer) => {
      body.br ??= packedAs('br', buffer, body, quality === 'tight' ? 'br-tight' : 'br');
    }),
    zip(plain, { level: 9 }).then((buffer) => {
      body.gzip = packedAs('gzip', buffer, body);
    }),
  ]).then(() => undefined);
  const body: StoredBody = {
    ...{ hash, plain: { content: plain, headers }, packed },
    ...{ answers: 0, br: undefined, gzip: undefined },
  };
  return body;
}

/** Until this is done, and where it cannot be done, the body goes as it was packed before. */
function packTightly(body: StoredBody): void {
  brotliOf(body.plain.content, 'tight').then(
    (buffer) => {
      body.br = packedAs('br', buffer, body, 'br-tight');
    },
    () => undefined,
  );
}

function brotliOf(plain: Buffer, quality: Quality): Promise<Buffer> {
  return brotli(plain, brotliOptions(plain, quality));
}

/** `tight`: as what lives long is packed. */
export function brotliOptions({ length }: Buffer, quality: Quality): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: qualities[quality], [BROTLI_PARAM_SIZE_HINT]: length } };
}

function packedAs(encoding: 'br' | 'gzip', content: Buffer, body: StoredBody, tag: Tag = encoding): Answer {
  const { headers } = body.plain;
  return { content, headers: { ...headers, etag: tagOf(body.hash, tag), 'content-encoding': encoding } };
}

/** Answers with a stored body: packed as the visitor takes it, or 304 when the visitor has it already. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  body: StoredBody,
  caching = 'no-cache',
): FastifyReply {
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers;
  body.answers += 1;
  if (body.answers === manyAnswers && body.br?.headers.etag !== tagOf(body.hash, 'br-tight'))
    packTightly(body);
  const { content, headers } = choose(body, accepted);
  reply.header('cache-control', caching);
  const held = known === undefined ? undefined : heldTag(body, known);
  if (held !== undefined) return reply.code(304).header('vary', headers.vary).header('etag', held).send();
  return reply.headers(headers).send(content);
}

function choose({ br, gzip, plain }: StoredBody, accepted: string): Answer {
  if (br !== undefined && accepts(accepted, 'br')) return br;
  return gzip !== undefined && accepts(accepted, 'gzip') ? gzip : plain;
}

/** Whether a visitor's `Accept-Encoding` takes an encoding. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';');
    return name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
  });
}

/** The tag that the visitor holds, when it is one of this body's. Compared weakly, as `If-None-Match` asks. */
function heldTag({ hash }: StoredBody, header: string): string | undefined {
  const held = new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  const bodyTags = [...tags.map((tag) => tagOf(hash, tag)), tagOf(hash)];
  return held.has('*') ? tagOf(hash) : bodyTags.find((tag) => held.has(tag));
}

/** Strong: each packed form is a body of its own, byte by byte. */
function tagOf(hash: string, tag?: Tag): string {
  return tag === undefined ? `"${hash}"` : `"${hash}-${tag}"`;
}
