import type { Field, FieldView } from '@guichet/engine';
import { useCallback, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { Feature } from '../../features/feature.ts';
import { controlAttributes } from '../../frame/attribute-names.ts';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { labelContent, labelProps, tooltipAndNotes, wrapperClass } from '../../frame/frame.tsx';
import { leaveAsOne } from '../../frame/leave-as-one.ts';
import { partId } from '../../frame/part-id.ts';
import { useFollowed } from '../../frame/use-followed.ts';
import { addNode, removeNode } from './change-tree.ts';
import { treeMessages } from './messages.ts';
import { treeModel } from './model.ts';
import { NodeFields } from './node-fields.tsx';
import { depthsIn, numbersOf } from './nodes.ts';

/** A group for each node, by its number, with buttons that add below it and take it away. Without a script these post. */
export function TreeView(props: { readonly field: Field; readonly view: FieldView }) {
  return <Tree {...props} />;
}

function Tree({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const form = useContext(FormInstanceContext)?.form;
  const group = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number>(undefined);
  const [strings, setStrings] = useState('');
  const shape = useFollowed(useCallback(() => field.shown()[0] ?? '', [field]));
  const depths = depthsIn(shape);
  const numbers = numbersOf(depths);
  const messages = treeMessages[view.locale];

  useLayoutEffect(() => leaveAsOne(group.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the nodes are drawn again
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return;
    group.current
      ?.querySelectorAll('fieldset')
      [toFocus.current]?.querySelector<HTMLElement>('[data-field]')
      ?.focus();
    toFocus.current = undefined;
  }, [shape]);

  const commands = form && {
    add(index: number) {
      toFocus.current = addNode(form, field, index);
      const [now = ''] = field.shown();
      setStrings(messages.added(numbersOf(depthsIn(now))[toFocus.current] ?? ''));
    },
    remove(index: number) {
      toFocus.current = index - 1;
      removeNode(form, field, index);
      setStrings(messages.removed(numbers[index] ?? ''));
    },
  };

  return (
    <fieldset
      {...controlAttributes(field.component.attributes)}
      className={wrapperClass(field, view, 'g-field g-group g-tree')}
      aria-labelledby={view.namedBy}
      aria-describedby={view.texts.description === undefined ? undefined : partId(field, 'description')}
    >
      <legend {...labelProps(field, view)}>{labelContent(view)}</legend>
      {tooltipAndNotes(field, view)}
      {/* Where nodes come and go all of them are drawn again, with what the form holds. */}
      <div key={shape} ref={group} data-several="">
        <input type="hidden" name={field.path()} data-field={field.id} defaultValue={shape} />
        {depths.map((depth, index) => (
          <NodeFields
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            {...{ field, view, index, depth, commands }}
            number={numbers[index] ?? ''}
          />
        ))}
      </div>
      <span className="g-visually-hidden" role="status">
        {strings}
      </span>
    </fieldset>
  );
}

/** Values that hold others of their kind. */
export const feature: Feature = {
  models: { tree: treeModel },
  views: { tree: TreeView },
};
