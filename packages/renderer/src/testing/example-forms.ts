import { isJsonObject, type Json } from '@guichet/definition';
import { examples } from '@guichet/fields/examples';

/** Examples of one type that stand in one form: no two of them have the same key. */
interface ExampleForm {
  readonly type: string;
  readonly names: readonly string[];
  readonly components: readonly Json[];
}

/** Every example once, in few forms: to draw a form, and to look for axe's rules in it, costs more than a field. */
export const exampleForms: readonly ExampleForm[] = Object.entries(examples).flatMap(([type, ofType]) => {
  const forms: Map<string, readonly [name: string, component: Json]>[] = [];
  for (const [name, component] of Object.entries(ofType)) {
    const key = isJsonObject(component) ? String(component.key) : '';
    const form = forms.find((candidate) => !candidate.has(key));
    if (form === undefined) forms.push(new Map([[key, [name, component]]]));
    else form.set(key, [name, component]);
  }
  return forms.map((form) => {
    const all = [...form.values()];
    return { type, names: all.map(([name]) => name), components: all.map(([, component]) => component) };
  });
});
