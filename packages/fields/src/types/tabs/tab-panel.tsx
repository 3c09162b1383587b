import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface Props {
  readonly id: string;
  readonly tabId: string;
  /** Before the page is alive it is a part like any other. */
  readonly isLive: boolean;
  readonly isOpen: boolean;
  /** It begins with words, which a keyboard reaches by the panel itself. */
  readonly isRead: boolean;
  /** Something in it is to be seen: a browser's search found it, or an error leads there. */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

/**
 * A part that a tab shows. A hidden panel stays in the page, so that it is kept, validated and found: with
 * `until-found` a browser's search looks into it. React does not know that word, hence the effects.
 */
export function TabPanel({ id, tabId, isLive, isOpen, isRead, onFound, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const latest = useRef(onFound);
  latest.current = onFound;

  useLayoutEffect(() => {
    if (box.current !== null) hide(box.current, !isOpen);
  }, [isOpen]);

  useEffect(() => {
    const panel = box.current;
    if (panel === null) return;
    const open = () => {
      // At once, since what is in it may take the focus next.
      for (const sibling of panel.parentElement?.children ?? []) hide(sibling, sibling !== panel);
      latest.current();
    };
    panel.addEventListener('beforematch', open);
    return () => panel.removeEventListener('beforematch', open);
  }, []);

  // A panel with `hidden="until-found"` keeps a box: with a role or a tab stop, people would still meet it.
  const asPanel = isLive &&
    isOpen && { role: 'tabpanel', 'aria-labelledby': tabId, tabIndex: isRead ? 0 : undefined };
  return (
    <section ref={box} id={id} className="g-tabs__panel" {...asPanel}>
      {children}
    </section>
  );
}

function hide(panel: Element, isHidden: boolean): void {
  if (isHidden) panel.setAttribute('hidden', 'until-found');
  else panel.removeAttribute('hidden');
}
