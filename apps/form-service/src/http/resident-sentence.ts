import type { InEveryLocale, Locale } from '@guichet/definition';
import { requestSentence } from '@guichet/engine';
import type { FastifyReply } from 'fastify';
import { bestLocale } from './best-locale.ts';
import type { ErrorBody } from './error-body.ts';

const tooLarge: InEveryLocale = {
  en: 'We cannot receive a form this large, so yours was not received. Your answers are still here. Shorten them or remove a file, then send the form again.',
  fr: 'Nous ne pouvons pas recevoir un formulaire aussi volumineux; le vôtre n’a donc pas été reçu. Vos réponses sont toujours là. Raccourcissez-les ou retirez un fichier, puis envoyez le formulaire de nouveau.',
};

/** Refusals about which the resident can do something, or must know: pages have no sentence of their own for them. */
const sentences = {
  no_space: {
    en: 'We cannot receive new forms at the moment, so yours was not received. Your answers are still here. Please try again later.',
    fr: 'Nous ne pouvons pas recevoir de nouveaux formulaires en ce moment; le vôtre n’a donc pas été reçu. Vos réponses sont toujours là. Veuillez réessayer plus tard.',
  },
  too_large: tooLarge,
  too_many_rows: tooLarge,
  too_many_values: tooLarge,
} as const satisfies Readonly<Record<string, InEveryLocale>>;

type SentenceCode = keyof typeof sentences;

function hasSentence(code: string): code is SentenceCode {
  return Object.hasOwn(sentences, code);
}

/** `requestId`: of the request in the log, for a resident who telephones. */
export function residentSentence(code: SentenceCode, locale: Locale, requestId?: unknown): string {
  const sentence = sentences[code][locale];
  return typeof requestId === 'string' ? `${sentence} ${requestSentence[locale](requestId)}` : sentence;
}

/** The body with the resident's sentence as its only detail, in the language that `Accept-Language` asks for. */
export function withSentence(body: ErrorBody, reply: FastifyReply): ErrorBody {
  if (!hasSentence(body.code)) return body;
  const locale = bestLocale(reply.request.headers['accept-language']);
  const message = residentSentence(body.code, locale, reply.getHeader('x-request-id'));
  return { ...body, details: [{ message }] };
}
