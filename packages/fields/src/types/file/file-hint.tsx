import type { Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { partId } from '../../frame/part-id.ts';
import { type FileLimits, largestByDefault } from './file-limits.ts';
import { formatSize } from './format-size.ts';
import { fileMessages } from './messages.ts';

interface Props {
  readonly field: Field;
  readonly locale: Locale;
  readonly limits: FileLimits;
}

/** The files that the field takes, said before any is refused. Nothing where it takes all that there is. */
export function FileHint({ field, locale, limits }: Props) {
  const message = hintOf(field, locale, limits);
  return message === '' ? null : (
    <p id={partId(field, 'hint')} className="g-description g-file__hint">
      {message}
    </p>
  );
}

export function hintOf(
  { component }: Field,
  locale: Locale,
  { pattern, smallest, largest, maxFileCount }: FileLimits,
): string {
  const messages = fileMessages[locale];
  const isPatternShown = pattern !== '' && pattern !== '*' && isReadable(pattern);
  return [
    isPatternShown && messages.kinds(kindsOf(pattern, messages.pictures)),
    smallest > 0 && messages.atLeast(formatSize(smallest, locale)),
    largest < largestByDefault && messages.atMost(formatSize(largest, locale)),
    component.multiple === true && maxFileCount !== undefined && messages.maxFileCount(maxFileCount),
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** No regular expression, and nothing that is excluded. */
export function isReadable(pattern: string): boolean {
  return !/^\/|!/.test(pattern.trim());
}

/** As a resident calls them: `.pdf` is a PDF, and `image/*` any picture. */
function kindsOf(pattern: string, pictures: string): string {
  const kinds = pattern.split(',').map((glob) => glob.trim().replace(/^\*?\.(?=\w+$)/, '.'));
  return kinds
    .map((glob) =>
      glob === 'image/*' ? pictures : /^\.\w+$/.test(glob) ? glob.slice(1).toUpperCase() : glob,
    )
    .join(', ');
}
