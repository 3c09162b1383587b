import type { Field, FieldView } from '@guichet/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { textInput } from '../../controls/text-input/text-input.tsx';
import { useFollowed } from '../../frame/use-followed.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { wordsIn } from './model.ts';
import { TagList } from './tag-list.tsx';
import { useTags } from './use-tags.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly most: number | undefined;
}

/**
 * The text that a server draws holds all tags. Once the page is live it holds the one that is being typed; the others
 * stand in a second control, which is not shown, and in the list below.
 */
export function TagsInput({ field, view, most }: Props) {
  const isHydrating = useIsHydrating();
  const [isMounted, setMounted] = useState(!isHydrating);
  const group = useRef<HTMLDivElement>(null);
  const isLive = isMounted && !view.disabled && !view.isReadOnly;
  // Drawn again with each change, from any source.
  useFollowed(useCallback(() => field.value(), [field]));
  const { announced, remove } = useTags({ field, group, isLive, most });
  const [typed = '', held = ''] = field.shown();
  useEffect(() => setMounted(true), []);

  return (
    <div ref={group} className="g-tags" data-several="">
      {textInput(field, view, {
        type: 'text',
        more: {
          defaultValue: isLive ? typed : held || typed,
          autoCapitalize: field.component.attributes?.autocapitalize ?? 'none',
        },
      })}
      {isLive && (
        <>
          <input type="text" hidden name={field.path()} data-field={field.id} defaultValue={held} />
          <TagList
            field={field}
            locale={view.locale}
            tags={wordsIn(held, field.component.settings)}
            onRemove={remove}
          />
          <div className="g-tags__said" role="status">
            {announced}
          </div>
        </>
      )}
    </div>
  );
}
