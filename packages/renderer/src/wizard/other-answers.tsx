import type { Field, Form, Wizard } from '@guichet/engine';
import { carriedCalculation, carriedNames, carriedQuestion, carriedRows } from '@guichet/fields/whole-views';
import { placeName } from './turn-page.ts';

/** Without a script a page brings along what was answered on the others, and where the resident is. */
export function OtherAnswers({ form, wizard }: { readonly form: Form; readonly wizard: Wizard }) {
  const shown = new Set([...wizard.prefix, ...wizard.current().fields, ...wizard.suffix].flatMap(allIn));
  const others = form.fields.flatMap(allIn).filter((field) => !shown.has(field));
  const hidden = others.flatMap((field) => {
    const beside = [carriedNames(field) ?? carriedQuestion(field), carriedCalculation(field)];
    return [
      ...textsOf(field).map((text, index) => ({ id: `${field.id}:${index}`, name: field.path(), text })),
      ...beside.flatMap((one) => (one ? [{ id: one.name, name: one.name, text: one.value }] : [])),
    ];
  });
  return (
    <div className="g-carried" hidden>
      <input type="hidden" name={placeName} value={JSON.stringify(form.place())} />
      {hidden.map(({ id, name, text }) => (
        <input key={id} type="hidden" name={name} value={text} />
      ))}
    </div>
  );
}

/** What the controls of a field would send; of a grid, as its view does, which rows there are. */
function textsOf(field: Field): readonly string[] {
  if (field.rows() !== undefined) return carriedRows(field);
  return field.model.data === 'value' ? field.shown() : [];
}

/** A field with all that has controls in it: a row that is saved has none. */
function allIn(field: Field): readonly Field[] {
  const isEdited = field.model.rowEditing !== undefined;
  const drawn = (field.rows() ?? []).filter((row) => !isEdited || /open|new/.test(row.state()));
  return [field, ...[...field.children, ...drawn.flatMap(({ fields }) => fields)].flatMap(allIn)];
}
