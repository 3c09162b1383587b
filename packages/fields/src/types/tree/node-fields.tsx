import { buttonOf, type Field, type FieldView, type ListCommand } from '@guichet/engine';
import type { ReactNode } from 'react';
import { authorText } from '../../frame/author-text.tsx';
import { controlProps } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { ValueControl } from '../../typed-values/value-control.tsx';
import { treeMessages } from './messages.ts';
import { nodePartsOf } from './model.ts';
import { deepest } from './nodes.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly index: number;
  readonly depth: number;
  readonly number: string;
  readonly commands: { add(index: number): void; remove(index: number): void } | undefined;
}

/** So many steps to the side are drawn; on a narrow page there is no room for more. */
const maxSteps = 4;

/** The fields of one node. The first control of all bears the field's own id. */
export function NodeFields({ field, view, index, depth, number, commands }: Props) {
  const parts = nodePartsOf(field.component);
  const messages = treeMessages[view.locale];
  const name = field.plainText('label') || field.name();
  const isStill = view.disabled || view.isReadOnly;

  function button(kind: ListCommand['kind'], label: string, words: ReactNode) {
    return (
      <button
        type="submit"
        {...buttonOf({ kind, target: field.id, index })}
        formAction={`#${field.id}`}
        className="g-button g-button--secondary"
        aria-label={label}
        onClick={(event) => {
          if (commands === undefined) return;
          event.preventDefault();
          commands[kind](index);
        }}
      >
        {words}
      </button>
    );
  }

  return (
    <fieldset className={`g-tree__node g-tree__node--${Math.min(depth, maxSteps)}`}>
      <legend>{messages.item(number)}</legend>
      {parts.map((part, place) => {
        const id = index === 0 && place === 0 ? field.id : partId(field, `${index}-${place}`);
        const { autoFocus, ...control } = controlProps(field, view);
        const props = {
          ...control,
          id,
          autoFocus: id === field.id ? autoFocus : undefined,
          'aria-labelledby': undefined,
          'aria-describedby': view.errors.length > 0 ? partId(field, 'error') : undefined,
        };
        return (
          <div key={part.key} className="g-tree__part">
            <label htmlFor={id}>{authorText(view.texts[`components.${part.index}.label`]) ?? part.key}</label>
            <ValueControl
              {...{ field, view, props }}
              inner={part.inner}
              place={`components.${part.index}`}
              text={field.shown()[1 + index * parts.length + place] ?? ''}
            />
          </div>
        );
      })}
      {!isStill && (
        <div className="g-tree__buttons">
          {depth < deepest && button('add', messages.addBelow(number, name), messages.add)}
          {index > 0 && button('remove', messages.removeItem(number, name), messages.remove)}
        </div>
      )}
    </fieldset>
  );
}
