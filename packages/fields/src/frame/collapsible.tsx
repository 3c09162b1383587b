import type { Field, FieldView } from '@guichet/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tooltip } from '../controls/tooltip/tooltip.tsx';
import { errorMark } from './error-mark.tsx';
import { FieldSlots } from './field-slot.tsx';
import { wrapperClass } from './frame.tsx';
import { useHasError } from './use-has-error.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly className: string;
  readonly title: ReactNode;
  /** Wraps the children where they are more than a part of the page. */
  readonly inside?: (children: ReactNode) => ReactNode;
}

/**
 * A part that opens and closes by its title. The browser does it, so that find in page and a page without a
 * script do too. An error in it opens it. Its help stands beside the title and before it: within, it would be
 * a button in a button, and be gone with what is closed.
 */
export function Collapsible({ field, view, className, title, inside = (children) => children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const isWrong = useHasError(field);
  const [isOpen] = useState(() => field.component.settings.collapsed !== true || isWrong);

  useEffect(() => {
    if (isWrong && box.current !== null) box.current.open = true;
  }, [isWrong]);

  return (
    <div className={wrapperClass(field, view, `${className} g-collapsible`)}>
      {tooltip(field, view)}
      <details ref={box} open={isOpen}>
        <summary className="g-collapsible__summary">
          {title}
          {isWrong && errorMark(view.locale)}
        </summary>
        {inside(<FieldSlots fields={field.children} />)}
      </details>
    </div>
  );
}
