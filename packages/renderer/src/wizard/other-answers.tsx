import type { Field, Form, Wizard } from '@guichet/engine';
import { placeName } from './turn-page.ts';

/** Without a script a page brings along what was answered on the others, and where the resident is. */
export function OtherAnswers({ form, wizard }: { readonly form: Form; readonly wizard: Wizard }) {
  const shown = new Set([...wizard.prefix, ...wizard.current().fields, ...wizard.suffix].flatMap(allIn));
  const others = form.fields.flatMap(allIn).filter((field) => !shown.has(field));
  const hidden = others.flatMap((field) =>
    textsOf(field).map((text, index) => ({ id: `${field.id}:${index}`, name: field.path(), text })),
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

/** What the controls of a field would send; of a grid, as its view does, that it is there, then each of its rows. */
function textsOf(field: Field): readonly string[] {
  const rows = field.rows();
  if (rows !== undefined) return ['', ...rows.map((row) => `${row.index()}`)];
  return field.model.data === 'value' ? field.shown() : [];
}

function allIn(field: Field): readonly Field[] {
  const inRows = field.rows()?.flatMap(({ fields }) => fields) ?? [];
  return [field, ...[...field.children, ...inRows].flatMap(allIn)];
}
