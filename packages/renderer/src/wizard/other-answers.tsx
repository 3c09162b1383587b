import type { Field, Form, Wizard } from '@guichet/engine';
import { FormInstanceContext } from '@guichet/fields/views';
import { useContext } from 'react';
import { placeName } from './navigate.ts';

/** Without a script a page brings along what was answered on the others, and where the resident is. */
export function OtherAnswers({ form, wizard }: { readonly form: Form; readonly wizard: Wizard }) {
  const { carry = () => [] } = useContext(FormInstanceContext) ?? {};
  const shown = new Set([...wizard.prefix, ...wizard.current().fields, ...wizard.suffix].flatMap(allIn));
  const unshown = form.fields.flatMap(allIn).filter((field) => !shown.has(field));
  const hidden = unshown.flatMap((field) => {
    const texts = field.model.data === 'value' ? field.shown() : [];
    return [...texts.map((value) => ({ name: field.path(), value })), ...carry(field)].map(
      (input, index) => ({
        ...input,
        id: `${field.id}:${index}`,
      }),
    );
  });
  return (
    <div className="g-carried" hidden>
      <input type="hidden" name={placeName} value={JSON.stringify(form.kept().place)} />
      {hidden.map(({ id, name, value }) => (
        <input key={id} type="hidden" name={name} value={value} />
      ))}
    </div>
  );
}

/** A field with all that has controls in it: a row that is saved has none. */
function allIn(field: Field): readonly Field[] {
  const isEdited = field.model.rowEditing !== undefined;
  const drawn = (field.rows() ?? []).filter((row) => !isEdited || /open|new/.test(row.state()));
  return [field, ...[...field.children, ...drawn.flatMap(({ fields }) => fields)].flatMap(allIn)];
}
