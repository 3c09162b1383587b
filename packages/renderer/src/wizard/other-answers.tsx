import type { Field, Form, Wizard } from '@guichet/engine';
import { placeName } from './turn-page.ts';

/** Without a script a page brings along what was answered on the others, and where the resident is. */
export function OtherAnswers({ form, wizard }: { readonly form: Form; readonly wizard: Wizard }) {
  const shown = new Set([...wizard.prefix, ...wizard.current().fields, ...wizard.suffix].flatMap(allIn));
  const others = form.fields
    .flatMap(allIn)
    .filter((field) => !shown.has(field) && field.model.data === 'value');
  const hidden = others.flatMap((field) =>
    field.shown().map((text, index) => ({ id: `${field.id}:${index}`, name: field.path(), text })),
  );
  return (
    <div className="g-carried" hidden>
      <input type="hidden" name={placeName} value={JSON.stringify(form.place())} />
      {hidden.map(({ id, name, text }) => (
        <input key={id} type="hidden" name={name} value={text} />
      ))}
    </div>
  );
}

function allIn(field: Field): readonly Field[] {
  return [field, ...field.children.flatMap(allIn)];
}
