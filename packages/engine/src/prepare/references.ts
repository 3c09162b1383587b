import type { PreparedComponent } from '../prepared-form.ts';
import { referencesOf } from './prepare-condition.ts';
import type { Problems } from './problems.ts';

/** Reports conditions that name nothing in the form. They see an empty value. */
export function reportReferences(components: readonly PreparedComponent[], problems: Problems): void {
  const names = new Set(keysOf(components));
  visit(components, (component) => {
    for (const { path, reference } of component.condition ? referencesOf(component.condition) : []) {
      const known =
        names.has(reference) ||
        reference.split('.').some((_, at, keys) => names.has(keys.slice(0, at + 1).join('.')));
      if (known || names.has(reference.split('.').at(-1) ?? '')) continue;
      problems.add(
        `${component.key || component.id}.${path}`,
        'danglingWhen',
        `No component is named "${reference.slice(0, 60)}". The condition sees an empty value; name a key of this form.`,
      );
    }
  });
}

function keysOf(components: readonly PreparedComponent[]): readonly string[] {
  return components.flatMap(({ key, children = [] }) => {
    const inner = keysOf(children);
    return [key, ...inner, ...inner.map((name) => `${key}.${name}`)];
  });
}

function visit(components: readonly PreparedComponent[], on: (component: PreparedComponent) => void): void {
  for (const component of components) {
    on(component);
    visit(component.children ?? [], on);
  }
}
