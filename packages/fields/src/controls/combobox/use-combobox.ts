import type { Field, FieldView } from '@guichet/engine';
import { type RefObject, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { ownName } from '../../choices/items.ts';
import { askedWith, isAskedForSearch } from '../../choices/load-choices.ts';
import { sourceIn } from '../../choices/source.ts';
import type { Offered } from '../../choices/use-offer.ts';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { findChoices } from './find-choices.ts';
import { leaving } from './leaving.ts';
import { type ListedChoice, listedChoices } from './listed-choices.ts';

interface State {
  /** The search text; undefined: the line shows the name of the chosen item. */
  readonly typed: string | undefined;
  readonly isOpen: boolean;
  /** The place of the choice that the keys are at; -1: none. */
  readonly active: number;
}

const atRest: State = { typed: undefined, isOpen: false, active: -1 };

/** So many are drawn at first, and so many more each time that somebody comes to their end. */
const step = 50;

export type Combo = ReturnType<typeof useCombobox>;

/** The state of a line with a list, and a resident's actions in it. `line`: the control that is typed into. */
export function useCombobox(
  field: Field,
  view: FieldView,
  { offer, commands }: Offered,
  line: RefObject<HTMLInputElement | null>,
) {
  const formInstance = useContext(FormInstanceContext);
  const [{ typed, isOpen, active }, setState] = useState(atRest);
  const [drawn, setDrawn] = useState(step);
  const [announcement, setAnnouncement] = useState<{
    readonly kind: 'chosen' | 'removed';
    readonly label: string;
  }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { multiple, settings } = field.component;
  const source = sourceIn(settings);
  const chosen = useFollowed(useCallback(() => field.shown().filter((text) => text !== ''), [field]));
  const known = listedChoices(field, view);
  // The chosen item may be in no loaded list: it has a name, and cannot be chosen again.
  const listed: readonly ListedChoice[] = source === undefined ? known : offer.choices;
  const isAsked = isAskedForSearch(field);
  /** Whether the typed text is not looked up yet. */
  const isAwaited =
    typed?.trim() &&
    commands &&
    (offer.state === 'loading' || (isAsked && offer.of !== askedWith(field, typed)));
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current && !isAwaited) leave();
  });
  const found =
    typed === undefined || isAsked ? listed : findChoices(listed, typed, settings.useExactSearch === true);
  const nameOf = (value: string) =>
    known.find((choice) => choice.value === value)?.label ?? (source ? ownName(value, source) : value);

  function ask(search: string, restMs = 0): void {
    clearTimeout(timer.current);
    if (commands === undefined || (offer.of === askedWith(field, search) && offer.state !== 'failed')) return;
    timer.current = setTimeout(() => commands.load(search), restMs);
  }

  function open(at: 'none' | 'first' | 'last' = 'none'): void {
    ask(typed ?? '');
    setAnnouncement(undefined);
    setDrawn(step);
    const chosenIndex = found.findIndex(({ value }) => value === chosen[0]);
    const place = {
      none: -1,
      first: Math.max(chosenIndex, Math.min(0, found.length - 1)),
      last: found.length - 1,
    }[at];
    setState({ typed, isOpen: true, active: place });
  }

  function type(text: string): void {
    setState({ typed: text, isOpen: true, active: -1 });
    setAnnouncement(undefined);
    setDrawn(step);
    if (isAsked) ask(text, (source?.searchDebounce ?? 0) * 1000);
    else ask('');
  }

  /** With several, choosing again takes back. */
  function choose({ value, label, disabled }: ListedChoice): void {
    if (disabled === true) return;
    const isTakenBack = multiple === true && chosen.includes(value);
    if (isTakenBack) remove(value);
    else {
      formInstance?.form.dispatch({ kind: 'input', field, strings: multiple ? [...chosen, value] : [value] });
      setAnnouncement({ kind: 'chosen', label });
    }
    if (multiple) setState({ typed: undefined, isOpen, active: typed === undefined ? active : -1 });
    else setState(atRest);
    if (multiple && typed !== undefined && isAsked) ask('');
  }

  function remove(value: string): void {
    formInstance?.form.dispatch({
      kind: 'input',
      field,
      strings: multiple ? chosen.filter((chosenValue) => chosenValue !== value) : [''],
    });
    setAnnouncement({ kind: 'removed', label: nameOf(value) });
  }

  function move(by: 1 | -1): void {
    if (!isOpen) {
      open(by === 1 ? 'first' : 'last');
      return;
    }
    const end = found.length - 1;
    const to = by === 1 ? (active >= end ? 0 : active + 1) : active <= 0 ? end : active - 1;
    show(to);
    setState({ typed, isOpen, active: to });
  }

  /** Draws as many as that place needs, and asks for what follows where it is near the end. */
  function show(place: number): void {
    if (place >= drawn - 2) setDrawn(Math.ceil((place + step) / step) * step);
    if (offer.hasMore && place >= listed.length - 3) commands?.more(typed ?? '');
  }

  function leave(): void {
    hasLeft.current = Boolean(isAwaited);
    if (isAwaited) {
      ask(typed ?? '');
      setState({ typed, isOpen: false, active: -1 });
      return;
    }
    clearTimeout(timer.current);
    // A failed search can be repeated: its button is the next stop.
    if (offer.state === 'failed' && typed !== undefined && typed.trim() !== '') {
      setState({ typed, isOpen: false, active: -1 });
      return;
    }
    const outcome = leaving(typed, listed);
    setState(atRest);
    const strings = multiple ? chosen : [];
    if (outcome.kind === 'choose' && !strings.includes(outcome.choice.value))
      formInstance?.form.dispatch({ kind: 'input', field, strings: [...strings, outcome.choice.value] });
    else if (outcome.kind === 'clear' && !multiple)
      formInstance?.form.dispatch({ kind: 'input', field, strings: [''] });
  }

  return {
    ...{ typed, isOpen, active, chosen, found, announcement, nameOf, isAsked },
    ...{ open, type, choose, remove, move, show, leave },
    shown: found.slice(0, drawn),
    /** Coming back to what was typed shows what became of it. */
    enter() {
      hasLeft.current = false;
      if (typed !== undefined) setState({ typed, isOpen: true, active: -1 });
    },
    close: () => setState({ typed, isOpen: false, active: -1 }),
    giveUp: () => setState(atRest),
    text: typed ?? (multiple || chosen[0] === undefined ? '' : nameOf(chosen[0])),
    toLine: () => line.current?.focus(),
  };
}
