import type { JsonObject } from '@guichet/definition';
import type { Model, Models, PreparedComponent, PreparedForm } from '@guichet/engine/prepared';
import { walkComponents } from '../findings/walk.ts';

/** A component that proofs are about, as it was prepared and as it was written. */
export interface Subject {
  readonly component: PreparedComponent;
  readonly model: Model;
  /** In the definition. */
  readonly path: string;
  readonly json: JsonObject;
  readonly name: string;
  readonly parent: Subject | undefined;
  /** Data path without indexes; of a layout, that of what stands around it. */
  readonly dataPath: string;
  readonly isPage: boolean;
  readonly isInRows: boolean;
}

/**
 * All components of a form in their order. Undefined where preparation made others of them than stand in the definition,
 * as types of a deployment may: then nobody knows which is which.
 */
export function subjectsOf(
  definition: JsonObject,
  form: PreparedForm,
  models: Models,
): readonly Subject[] | undefined {
  const written = walkComponents(definition, models);
  const subjects: Subject[] = [];
  const visit = (components: readonly PreparedComponent[], parent: Subject | undefined) => {
    for (const component of components) {
      const place = written[subjects.length];
      const model = models[component.fallback ?? component.type];
      if (place === undefined || model === undefined) return;
      const above = parent?.dataPath ?? '';
      const title = [place.json.title, place.json.label].find(
        (text) => typeof text === 'string' && text.trim() !== '',
      );
      const subject: Subject = {
        ...{ component, model, parent, path: place.path, json: place.json },
        name: (typeof title === 'string' ? title : component.key || component.type).slice(0, 60),
        dataPath:
          model.data === 'none' || component.key === ''
            ? above
            : [above, component.key].filter(Boolean).join('.'),
        isPage: form.display === 'wizard' && parent === undefined && model.isPage === true,
        isInRows: parent !== undefined && (parent.isInRows || parent.model.data === 'rows'),
      };
      subjects.push(subject);
      visit(component.children ?? [], subject);
    }
  };
  visit(form.components, undefined);
  const isSame =
    written.length === subjects.length &&
    // A type may be prepared as another, which its key outlives.
    subjects.every(
      ({ component, json }) =>
        component.type === json.type ||
        (component.key !== '' && typeof json.key === 'string' && component.key === json.key.trim()),
    );
  return isSame ? subjects : undefined;
}

/** Whether a resident can give it an answer by typing, choosing or ticking. */
export function isAnswerable({ component, model }: Subject): boolean {
  return (
    model.data === 'value' && model.isPersistent && model.isUnseen !== true && component.disabled !== true
  );
}

export function chainOf(subject: Subject): readonly Subject[] {
  return subject.parent === undefined ? [subject] : [...chainOf(subject.parent), subject];
}
