import type { FastifyRequest } from 'fastify';
import type { FormFields } from '../received/form-fields.ts';
import { isLanguage, type Language, preferredLanguage } from './languages.ts';

/** The language that a form says that it is in (`language` or `locale`), else the one that the browser prefers. */
export function languageOf(request: FastifyRequest, fields: FormFields = {}): Language {
  const given = [fields.language, fields.locale].find(isLanguage);
  return given ?? preferredLanguage(request.headers['accept-language']);
}
