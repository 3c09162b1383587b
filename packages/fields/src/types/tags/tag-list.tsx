import type { Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { tagsMessages } from './messages.ts';

interface Props {
  readonly field: Field;
  readonly locale: Locale;
  readonly tags: readonly string[];
  readonly onRemove: (tag: string) => void;
}

/** The tags so far, each with a button that removes it. */
export function TagList({ field, locale, tags, onRemove }: Props) {
  if (tags.length === 0) return null;
  const messages = tagsMessages[locale];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without marks is none to Safari
    <ul className="g-tags__list" role="list" aria-label={messages.list(field.name())}>
      {tags.map((tag) => (
        <li key={tag} className="g-tags__tag">
          <span>{tag}</span>
          <button
            type="button"
            className="g-tags__remove"
            // Else a press in Safari would give the focus to what is around the field.
            tabIndex={0}
            aria-label={messages.remove(tag)}
            onClick={() => onRemove(tag)}
            onKeyDown={(event) => {
              if (event.key !== 'Backspace' && event.key !== 'Delete') return;
              event.preventDefault();
              onRemove(tag);
            }}
          >
            <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
