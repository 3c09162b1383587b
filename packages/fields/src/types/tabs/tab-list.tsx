import type { Field } from '@guichet/engine';
import type { KeyboardEvent, MouseEvent } from 'react';
import { elementById } from '../../frame/element-by-id.ts';
import { errorMark } from '../../frame/error-mark.tsx';
import { panelId, tabId } from './part-ids.ts';
import { tabAtKey } from './tab-at-key.ts';
import type { ShownTab } from './use-shown-tabs.ts';

interface Props {
  readonly field: Field;
  readonly tabs: readonly ShownTab[];
  /** Undefined before the page is alive: the list is one of links to parts that all stand below. */
  readonly current: number | undefined;
  readonly onChoose: (index: number) => void;
}

/** The tabs. The chosen one alone is a stop of the Tab key; the arrows lead from one to the next and show it. */
export function TabList({ field, tabs, current, onChoose }: Props) {
  const isLive = current !== undefined;
  const isVertical = field.component.settings.verticalLayout === true;

  function follow(event: KeyboardEvent): void {
    if (!isLive || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex(({ index }) => index === current);
    const next = tabs[tabAtKey(event.key, at, tabs.length, isVertical) ?? -1];
    // A link knows no space bar, and a page would scroll by it.
    if (next !== undefined || event.key === ' ') event.preventDefault();
    if (next === undefined) return;
    onChoose(next.index);
    elementById(tabId(field, next.index))?.focus();
  }

  const asList = isLive && {
    role: 'tablist',
    'aria-label': field.plainText('label') || undefined,
    'aria-orientation': isVertical ? ('vertical' as const) : undefined,
  };
  return (
    <ul className="g-tabs__list" {...asList} onKeyDown={follow}>
      {tabs.map(({ index, name, hasError }) => {
        const isCurrent = index === current;
        const choose = (event: MouseEvent) => {
          if (!isLive) return;
          event.preventDefault();
          onChoose(index);
        };
        const asTab = isLive && {
          role: 'tab',
          'aria-selected': isCurrent,
          'aria-controls': panelId(field, index),
          tabIndex: isCurrent ? 0 : -1,
        };
        return (
          <li key={index} {...(isLive && { role: 'presentation' })}>
            <a
              id={tabId(field, index)}
              href={`#${panelId(field, index)}`}
              className="g-tab"
              {...asTab}
              onClick={choose}
            >
              {name}
              {hasError && errorMark(field.locale())}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
