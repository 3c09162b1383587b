import { type Field, type FieldView, follow } from '@guichet/engine';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { textOf } from '../../define/define-text.ts';
import { describedBy } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { type CounterState, counterMessages } from './messages.ts';

/** How long nothing is typed before the count is said, in milliseconds. Source: GOV.UK's character count. */
const pauseMs = 1000;

/** The counts that an author asks for, below the control; undefined for none. */
export function counters(field: Field, view: FieldView) {
  const counted = view.isReadOnly ? [] : countedIn(field);
  if (counted.length === 0) return undefined;
  return counted.map((of) => <Counter key={of} field={field} of={of} locale={view.locale} />);
}

/** The description of a control with counters, with their limits. */
export function countedDescription(field: Field, view: FieldView): string | undefined {
  const ids = (view.isReadOnly ? [] : countedIn(field)).flatMap((of) =>
    limitOf(field, of) === undefined ? [] : [partId(field, of)],
  );
  return [describedBy(field, view), ...ids].filter(Boolean).join(' ') || undefined;
}

interface Props {
  readonly field: Field;
  readonly of: CounterState;
  readonly locale: FieldView['locale'];
}

/**
 * Says how much may still be typed. Seen at each key, and heard when somebody pauses; who enters the control hears
 * the limit alone. Without a script the limit is all there is to see.
 */
function Counter({ field, of, locale }: Props) {
  const store = useMemo(() => {
    const read = () => countIn(field.value(), of);
    return { read, subscribe: (listener: () => void) => follow(read, listener) };
  }, [field, of]);
  const count = useSyncExternalStore(store.subscribe, store.read, store.read);
  const isHydrating = useIsHydrating();
  const limit = limitOf(field, of);
  const messages = counterMessages[locale][of];
  const sentence = sentenceOf();
  const heard = useAfterPause(sentence);
  const isOver = limit !== undefined && count > limit;

  return (
    <div className={isOver ? 'g-counter g-counter--over' : 'g-counter'}>
      {limit !== undefined && (
        <span id={partId(field, of)} className={isHydrating ? undefined : 'g-visually-hidden'}>
          {messages.limit(limit)}
        </span>
      )}
      <span aria-hidden="true">{isHydrating ? '' : sentence}</span>
      <span role="status" className="g-visually-hidden">
        {heard}
      </span>
    </div>
  );

  function sentenceOf(): string {
    if (limit === undefined) return messages.count(count);
    return count > limit ? messages.tooMany(count - limit) : messages.left(limit - count);
  }
}

/** The text once it has stayed the same for a moment; at first nothing. */
function useAfterPause(text: string): string {
  const [first] = useState(text);
  const [heard, setHeard] = useState('');
  useEffect(() => {
    if (text === first && heard === '') return undefined;
    const timer = setTimeout(() => setHeard(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, first, heard]);
  return heard;
}

function countedIn({ component: { settings } }: Field): readonly CounterState[] {
  return [
    ...(settings.showCharCount === true ? ['characters' as const] : []),
    ...(settings.showWordCount === true ? ['words' as const] : []),
  ];
}

function limitOf({ component: { validate = {} } }: Field, of: CounterState): number | undefined {
  const limit = of === 'words' ? validate.maxWords : validate.maxLength;
  return limit === undefined || limit <= 0 ? undefined : limit;
}

/** As the rules count. */
function countIn(value: unknown, of: CounterState): number {
  const text = textOf(value);
  if (of === 'characters') return text.length;
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}
