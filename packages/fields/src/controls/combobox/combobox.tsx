import type { Field, FieldView } from '@guichet/engine';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { choiceMessages } from '../../choices/messages.ts';
import type { Offered } from '../../choices/use-offer.ts';
import { elementById } from '../../frame/element-by-id.ts';
import { focusedElement } from '../../frame/focused-element.ts';
import { controlProps } from '../../frame/frame.tsx';
import { leaveAsOne } from '../../frame/leave-as-one.ts';
import { partId } from '../../frame/part-id.ts';
import { ChoiceList } from './choice-list.tsx';
import { ChosenItems } from './chosen-items.tsx';
import { comboWords } from './combo-words.ts';
import { pressKey } from './keys.ts';
import { useCombobox } from './use-combobox.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly offered: Offered;
}

/**
 * A line to type into, and a list of what matches: the combobox of the ARIA Authoring Practices. The chosen items stand
 * in hidden inputs, which the form reads and writes; of several, as buttons too that remove them.
 */
export function Combobox({ field, view, offered }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const held = useRef<HTMLInputElement>(null);
  const combo = useCombobox(field, view, offered, line);
  // The focus may be in the plain control whose place it takes.
  const [takesFocus] = useState(() => focusedElement()?.id === field.id);
  const { isOpen, active, found, chosen } = combo;
  const messages = choiceMessages[view.locale];
  const { multiple } = field.component;
  const { placeholder } = view.texts;
  const name = field.plainText('label') || field.name();
  const listId = partId(field, 'list');
  const activeId = isOpen && active >= 0 && active < found.length ? `${listId}-${active}` : undefined;
  const words = comboWords(field, combo, offered.offer, messages);

  useLayoutEffect(() => leaveAsOne(group.current), []);
  useLayoutEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => {
    if (activeId !== undefined) elementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** The form listens to the controls that bear the field's name: the hidden ones say that it was entered and left. */
  function announce(type: 'focusin' | 'focusout', { target }: FocusEvent): boolean {
    if (target instanceof HTMLElement && target.dataset.field !== undefined) return false;
    held.current?.dispatchEvent(new globalThis.FocusEvent(type, { bubbles: true }));
    return true;
  }

  const { name: path, 'data-field': dataField, autoFocus: _, ...control } = controlProps(field, view);
  const values = multiple && chosen.length > 0 ? chosen : [chosen[0] ?? ''];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of its controls being entered and left
    <div
      ref={group}
      className="g-combobox"
      data-several=""
      onFocus={(event) => announce('focusin', event)}
      onBlur={(event) => {
        const { dataset } = event.target;
        if (dataset.field !== undefined) return;
        combo.leave();
        announce('focusout', event);
      }}
    >
      {values.map((value, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: the first stays, so that it can tell
          key={index}
          ref={index === 0 ? held : undefined}
          type="hidden"
          name={path}
          data-field={dataField}
          value={value}
        />
      ))}
      {multiple && <ChosenItems combo={combo} name={name} messages={messages} isDisabled={view.disabled} />}
      <div className="g-combobox__line">
        <input
          {...control}
          ref={line}
          className="g-input g-combobox__input"
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen && found.length > 0}
          aria-controls={isOpen && found.length > 0 ? listId : undefined}
          aria-activedescendant={activeId}
          placeholder={typeof placeholder === 'string' ? placeholder : undefined}
          value={combo.text}
          onInput={({ currentTarget }) => combo.type(currentTarget.value)}
          onFocus={() => isOpen || combo.enter()}
          onClick={() => isOpen || combo.open()}
          onKeyDown={(event) => pressKey(event, combo)}
        />
        {!multiple && chosen.length > 0 && !view.disabled && (
          <button
            type="button"
            className="g-combobox__clear"
            aria-label={messages.clear(name)}
            onClick={() => {
              combo.remove(chosen[0] ?? '');
              combo.giveUp();
              combo.toLine();
            }}
          />
        )}
        <button
          type="button"
          className="g-combobox__open"
          tabIndex={-1}
          aria-label={messages.open(name)}
          aria-expanded={isOpen}
          disabled={view.disabled || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            combo.toLine();
            if (isOpen) combo.close();
            else combo.open();
          }}
        />
        {isOpen && (found.length > 0 || words.note !== '') && (
          <ChoiceList
            id={listId}
            combo={combo}
            name={name}
            note={words.note}
            isMultiple={multiple === true}
          />
        )}
      </div>
      <div className="g-visually-hidden" role="status">
        {words.status}
      </div>
    </div>
  );
}
