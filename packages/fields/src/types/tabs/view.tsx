import type { Field, FieldView } from '@guichet/engine';
import { useEffect, useState } from 'react';
import { tooltip } from '../../controls/tooltip/tooltip.tsx';
import type { Feature } from '../../features/feature.ts';
import { authorHeading } from '../../frame/author-text.tsx';
import { elementById } from '../../frame/element-by-id.ts';
import { FieldSlots } from '../../frame/field-slot.tsx';
import { focusedElement } from '../../frame/focused-element.ts';
import { wrapperClass } from '../../frame/frame.tsx';
import { isBelowHeading } from '../../frame/is-below-heading.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { tabsModel } from './model.ts';
import { panelId, tabId } from './part-ids.ts';
import { TabList } from './tab-list.tsx';
import { TabPanel } from './tab-panel.tsx';
import { useShownTabs } from './use-shown-tabs.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
}

/** The tab that was chosen last: a field that goes away and comes again shows it again. */
const chosenBefore = new WeakMap<Field, number>();

export function TabsView({ field, view }: Props) {
  return <Tabs field={field} view={view} />;
}

/**
 * A server draws all parts one below the other, and above them links to each: so it works without a script.
 * Once the page is alive the links are tabs, and one part is shown.
 */
function Tabs({ field, view }: Props) {
  const tabs = useShownTabs(field);
  const isHydrating = useIsHydrating();
  const [chosen, setChosen] = useState(() => (isHydrating ? undefined : (chosenBefore.get(field) ?? 0)));
  const isLive = chosen !== undefined;
  const current = tabs.find(({ index }) => index === chosen) ?? tabs[0];
  const Heading = isBelowHeading(field) ? 'h3' : 'h2';

  function choose(index: number): void {
    chosenBefore.set(field, index);
    setChosen(index);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    // Where the resident is already, else where something is wrong.
    const isAround = ({ index }: { index: number }) =>
      elementById(panelId(field, index))?.contains(focusedElement());
    const start = tabs.find(isAround) ?? tabs.find(({ hasError }) => hasError);
    setChosen((before) => before ?? start?.index ?? 0);
  }, []);

  const classes = [
    'g-tabs',
    isLive && 'g-tabs--live',
    field.component.settings.verticalLayout && 'g-tabs--vertical',
  ];
  return (
    <div className={wrapperClass(field, view, classes.filter(Boolean).join(' '))}>
      {tooltip(field, view)}
      <TabList field={field} tabs={tabs} current={isLive ? current?.index : undefined} onChoose={choose} />
      <div className="g-tabs__panels">
        {tabs.map(({ index, name, fields }) => (
          <TabPanel
            key={index}
            id={panelId(field, index)}
            tabId={tabId(field, index)}
            isLive={isLive}
            isOpen={!isLive || index === current?.index}
            isRead={beginsWithWords(fields)}
            onFound={() => choose(index)}
          >
            <Heading className="g-tabs__heading">
              {authorHeading(view.texts[`components.${index}.label`]) ?? name}
            </Heading>
            <FieldSlots fields={fields} />
          </TabPanel>
        ))}
      </div>
    </div>
  );
}

function beginsWithWords(fields: readonly Field[]): boolean {
  const first = fields.find((field) => field.visible());
  return first?.model.data === 'none' && first.children.length === 0;
}

/** Fields behind tabs. */
export const feature: Feature = {
  models: { tabs: tabsModel },
  views: { tabs: TabsView },
};
