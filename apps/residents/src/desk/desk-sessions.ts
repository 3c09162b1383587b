import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Operators, SignInRows } from '@guichet/form-service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteBase } from '../pages/site.ts';
import { cookieOf, isSecure, setCookie } from '../server/cookies.ts';
import { deskPath } from './desk-urls.ts';

const cookieName = 'guichet-desk';

/** From signing in on, in seconds: a working day. Source: product plan. */
const sessionSeconds = 8 * 60 * 60;

/** A clerk whose request was recognised. */
export interface DeskSession {
  readonly operator: string;
  /** False: a proxy or a token names the operator with each request, and nothing is there to be ended. */
  readonly canEnd: boolean;
  /** Goes with a form that changes something: no other site, session or submission can make it. */
  keyFor(purpose: string): string;
}

/** Signed and kept by browsers, so that any server that has the secret knows them. */
export interface DeskSessions {
  give(request: FastifyRequest, reply: FastifyReply, operator: string): void;
  /**
   * By the session, else as programs are known that read submissions. Undefined: nobody, a session that is over or was
   * signed out of, or one of an operator whose secret changed.
   */
  read(request: FastifyRequest): Promise<DeskSession | undefined>;
  /** Ends it on every server: a copy of the cookie opens nothing either. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

interface Needs {
  readonly site: SiteBase;
  readonly operators: Operators;
  readonly signIns: Pick<SignInRows, 'endSession' | 'isSessionEnded'>;
  readonly now: () => number;
}

export function createDeskSessions(secret: string, { site, operators, signIns, now }: Needs): DeskSessions {
  const sign = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['guichet-desk', ...parts]))
      .digest('base64url');

  function put(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
    setCookie(reply, {
      ...{ name: cookieName, value, maxAge, path: deskPath(site), httpOnly: true, sameSite: 'strict' },
      ...(isSecure(request) && { secure: true }),
    });
  }

  const sessionOf = (operator: string, text: string): DeskSession => ({
    operator,
    canEnd: text !== '',
    keyFor: (purpose) => sign('key', operator, text, purpose),
  });

  /** A cookie of ours whose time is not over. */
  function readCookie(request: FastifyRequest) {
    const [text = '', signature = ''] = (cookieOf(request, cookieName) ?? '').split('.');
    const [operator = '', written = ''] = Buffer.from(text, 'base64url').toString().split(' ');
    const mark = operators.markOf(operator);
    if (mark === undefined || !isSame(signature, sign('session', text, mark))) return undefined;
    const end = Number(written);
    const id = createHash('sha256').update(text).digest('hex');
    return now() < end ? { id, end, session: sessionOf(operator, text) } : undefined;
  }

  return {
    give(request, reply, operator) {
      const end = now() + sessionSeconds * 1000;
      // The name of an operator has no blank.
      const text = Buffer.from(`${operator} ${end} ${randomBytes(12).toString('hex')}`).toString('base64url');
      const mark = operators.markOf(operator) ?? '';
      put(request, reply, `${text}.${sign('session', text, mark)}`, sessionSeconds);
    },
    async read(request) {
      if (operators.isPretended(request)) return undefined;
      const cookie = readCookie(request);
      if (cookie !== undefined && !(await signIns.isSessionEnded(cookie.id))) return cookie.session;
      const operator = operators.nameOf(request);
      return operator === undefined ? undefined : sessionOf(operator, '');
    },
    async end(request, reply) {
      const cookie = readCookie(request);
      if (cookie !== undefined) await signIns.endSession(cookie.id, cookie.end);
      put(request, reply, '', 0);
    },
  };
}

export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
