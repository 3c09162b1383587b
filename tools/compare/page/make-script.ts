import type { ComparedState, SeenComponent } from '../../../bench/page/compared/page-state.ts';
import { isJsonObject, type JsonObject } from '../../../packages/definition/src/definition.ts';
import { askedFor } from '../arbitrary-data.ts';
import { mapComponents } from '../walk.ts';
import type { RendererName } from './both-pages.ts';
import { stepsFor } from './fill-in.ts';
import { createPageRandom } from './random.ts';
import type { ComparedStep } from './step.ts';

/** The next step, by the visible state of both sides; undefined: none. */
export type NextStep = (seen: Readonly<Record<RendererName, ComparedState>>) => ComparedStep | undefined;

/** Steps that are given. */
export function replay(given: readonly ComparedStep[]): NextStep {
  const left = [...given];
  return () => left.shift();
}

/** First nothing is filled in and the page is left; then all is, as it comes; then some is changed, and the page is left. */
export function createScript(form: JsonObject, seed: number): NextStep {
  const chance = createPageRandom(seed);
  const components = new Map<string, JsonObject>();
  mapComponents(form.components ?? [], (component) => {
    if (isJsonObject(component.properties)) components.set(String(component.properties.compared), component);
    return component;
  });
  const asked = askedFor(Array.isArray(form.components) ? form.components : []);
  const done = new Set<string>();
  const left = new Set<string>();
  let queue: ComparedStep[] = [];
  let ends = 0;
  let lastPlaces: readonly string[] = [];

  type Seen = Readonly<Record<RendererName, ComparedState>>;

  /** The way on that both have: of a wizard its own buttons, else the first that submits. */
  const waysOn = ({ ours, theirs }: Seen): ComparedStep | undefined => {
    if (theirs.pages.length > 0) {
      const way = (['next', 'submit'] as const).find(
        (candidate) => ours.buttons.includes(candidate) && theirs.buttons.includes(candidate),
      );
      return way === undefined ? undefined : { kind: way };
    }
    const ourIds = new Set(ours.components.map(({ id }) => id));
    const button = theirs.components.find(
      ({ id, type, disabled }) =>
        type === 'button' && !disabled && ourIds.has(id) && submits(componentOf(id)),
    );
    return button && { kind: 'press', id: button.id };
  };
  const componentOf = (id: string) => components.get(id.split('@')[0] ?? '');
  const submits = (component: JsonObject | undefined) =>
    component?.action === undefined || component.action === 'submit';

  function freshOf(seen: Readonly<Record<RendererName, ComparedState>>): SeenComponent | undefined {
    const ourIds = new Set(seen.ours.components.map(({ id }) => id));
    return seen.theirs.components.find(
      ({ id, disabled, type }) => ourIds.has(id) && !done.has(id) && (!disabled || type === 'datagrid'),
    );
  }

  /** So often it was tried in vain to leave a page: what is filled in does not pass. */
  function stuck(place: string): boolean {
    lastPlaces = [...lastPlaces, place].slice(-4);
    return lastPlaces.length === 4 && lastPlaces.every((lastPlace) => lastPlace === place);
  }

  return (seen) => {
    const planned = queue.shift();
    if (planned !== undefined) return planned;
    const place = `page ${seen.theirs.page}`;
    if (!left.has(place)) {
      left.add(place);
      const way = waysOn(seen);
      if (way !== undefined) return way;
    }
    for (let fresh = freshOf(seen); fresh !== undefined; fresh = freshOf(seen)) {
      done.add(fresh.id);
      const component = components.get(fresh.id.split('@')[0] ?? '');
      if (component === undefined) continue;
      const [first, ...following] = stepsFor(
        fresh,
        component,
        asked.get(String(component.key)) ?? [],
        chance,
      );
      if (first === undefined) continue;
      queue = following;
      if (first.kind === 'add' && component.type === 'datagrid' && chance() < 0.5) {
        queue = [...queue, { kind: 'remove', id: fresh.id, at: 0 }];
      }
      return first;
    }
    const way = waysOn(seen);
    if (way?.kind === 'submit' || way?.kind === 'press') ends += 1;
    if (way === undefined || ends > 1 || stuck(place)) return undefined;
    // Everything is filled in: another look at what was filled in first, then on.
    if (!left.has(`${place} changed`)) {
      left.add(`${place} changed`);
      const again = seen.theirs.components.filter(
        ({ id, type, disabled }) =>
          !disabled && ['radio', 'select', 'checkbox', 'selectboxes'].includes(type) && done.has(id),
      );
      queue = again.slice(0, 4).flatMap((seenComponent) => {
        const component = components.get(seenComponent.id.split('@')[0] ?? '');
        return component === undefined
          ? []
          : stepsFor(seenComponent, component, asked.get(String(component.key)) ?? [], chance);
      });
      const step = queue.shift();
      if (step !== undefined) return step;
    }
    return way;
  };
}
