import type { Models } from '../model.ts';
import type { LogicItem, PageForm, PreparedComponent } from '../prepared-form.ts';
import { hides, isRelaxing, type UnsentReader, unsentIn } from './unsent.ts';

/**
 * The form as far as a form service can follow it, which sees no `client-only` answer. Conditions and logic that read
 * such an answer are left out: the value that was sent then says whether the page showed the field. Where they may have
 * hidden it, no default takes the place of a missing answer. Where they may have let it be empty, no rule applies to it
 * while it is (`mayBeEmpty`).
 */
export function knownPage(page: PageForm, models: Models): PageForm {
  let known = knownPages.get(page);
  if (known === undefined) {
    const reads = unsentIn(page.components, models);
    const components = knownComponents(page.components, reads, false);
    known = components === page.components ? page : { ...page, components };
    knownPages.set(page, known);
  }
  return known;
}

/** A form service has many instances of one form. */
const knownPages = new WeakMap<PageForm, PageForm>();

/** The same list where nothing in it changes. */
function knownComponents(
  components: readonly PreparedComponent[],
  reads: UnsentReader,
  isInside: boolean,
): readonly PreparedComponent[] {
  const known = components.map((component) => knownComponent(component, reads, isInside));
  return known.some((component, at) => component !== components[at]) ? known : components;
}

function knownComponent(
  component: PreparedComponent,
  reads: UnsentReader,
  isInside: boolean,
): PreparedComponent {
  const { condition, logic = [], children, ...unconditional } = component;
  const isUnknown = condition !== undefined && reads(condition) !== undefined;
  const isUnseen = ({ trigger }: LogicItem) => trigger.kind !== 'event' && reads(trigger) !== undefined;
  const missed = logic.filter(isUnseen).flatMap(({ actions }) => actions);
  const mayBeHidden = isInside || isUnknown || missed.some(hides);
  const mayBeEmpty = mayBeHidden || missed.some(isRelaxing);
  const inner = children && knownComponents(children, reads, mayBeHidden);
  if (!mayBeEmpty && inner === children && !logic.some(isUnseen)) return component;
  const { defaultValue: _, customDefaultValue: __, ...withoutDefault } = unconditional;
  return {
    ...(mayBeHidden ? withoutDefault : unconditional),
    ...(!isUnknown && condition && { condition }),
    ...(component.logic && { logic: logic.filter((item) => !isUnseen(item)) }),
    ...(inner && { children: inner }),
    ...(mayBeEmpty && { mayBeEmpty: true }),
  };
}
