import type { Locale } from '@guichet/definition';
import { buttonOf, type Field, type FieldView } from '@guichet/engine';
import { elementById } from '../frame/element-by-id.ts';
import { carriedNames } from './carried-names.ts';
import { searchedIn } from './load-choices.ts';
import { choiceMessages } from './messages.ts';
import { sourceIn } from './source.ts';
import type { Offered } from './use-offer.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly offered: Offered;
  /** False where no script has come yet: a plain post asks. */
  readonly isLive: boolean;
  /** A list that opens says itself how far it is. */
  readonly isQuiet?: boolean;
}

/** Says how far the choices are, and lets them be asked for again. */
export function ChoiceStatus({ field, view, offered: { offer, commands }, isLive, isQuiet = false }: Props) {
  const messages = choiceMessages[view.locale];
  const { state } = offer;
  const name = field.plainText('label') || field.name();
  const carried = isLive ? undefined : carriedNames(field);
  const { minSearch = 0 } = sourceIn(field.component.settings) ?? {};
  const isFailed = state === 'failed';
  const canAsk = isFailed || (!isLive && state === 'none');
  return (
    <div className="g-choices__news">
      <span role="status">{wordsFor(offer, messages, isQuiet, isLive, minSearch)}</span>
      {carried && <input type="hidden" {...carried} />}
      {canAsk && !view.disabled && (
        <button
          type="submit"
          className="g-button g-button--secondary"
          {...buttonOf({ kind: 'choices', target: field.path() })}
          formAction={`#${field.id}`}
          aria-label={isFailed ? messages.againFor(name) : messages.loadFor(name)}
          onClick={(event) => {
            if (commands === undefined) return;
            event.preventDefault();
            elementById(field.id)?.focus();
            commands.load(searchedIn(offer));
          }}
        >
          {isFailed ? messages.again : messages.load}
        </button>
      )}
    </div>
  );
}

function wordsFor(
  { state, choices, hasMore }: Offered['offer'],
  messages: (typeof choiceMessages)[Locale],
  isQuiet: boolean,
  isLive: boolean,
  minSearch: number,
): string {
  if (state === 'failed' || state === 'refused') return messages[state];
  if (isQuiet) return '';
  if (state === 'loading') return messages.loading;
  if (state === 'short') return messages.typeMore(minSearch);
  if (state !== 'loaded') return '';
  if (choices.length === 0) return messages.none;
  // Without a script, only the page itself announces a search's result.
  return isLive ? '' : messages.count(choices.length, hasMore);
}
