import type { Field, FieldView } from '@guichet/engine';
import { useLayoutEffect, useRef } from 'react';
import { readOptions } from '../../choices/options.ts';
import { tooltip } from '../../controls/tooltip/tooltip.tsx';
import { authorText } from '../../frame/author-text.tsx';
import { fieldWith } from '../../frame/field-with.ts';
import { leaveAsOne } from '../../frame/leave-as-one.ts';
import { partId } from '../../frame/part-id.ts';
import { Answers } from './answers.tsx';
import { questionsOf } from './model.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
}

/**
 * A table for screen readers, too, also where a narrow page stacks its cells: hence the roles, which browsers forget
 * when the look changes. The answers to a question stand in one cell, which goes through all columns of answers, so
 * that they can be one group with a name.
 */
export function SurveyTable({ field, view }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const { settings } = field.component;
  const options = readOptions(settings);
  useLayoutEffect(() => leaveAsOne(table.current), []);
  return (
    <div className="g-survey">
      <table ref={table} className={lookOf(options.length)} data-several="" {...as('table')}>
        <thead {...as('rowgroup')}>
          <tr {...as('row')}>
            <td {...as('cell')} />
            {options.map((option, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers never move, and authors repeat values
              <th key={index} scope="col" {...as('columnheader')}>
                {authorText(view.texts[`values.${index}.label`]) ?? option.value}
                {help(field, view, 'values', index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as('rowgroup')}>
          {questionsOf(settings).map((question, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do questions
            <tr key={index} {...as('row')}>
              <th scope="row" {...as('rowheader')}>
                <span id={partId(field, `question-${index}`)}>
                  {authorText(view.texts[`questions.${index}.label`]) ?? question}
                </span>
                {help(field, view, 'questions', index)}
              </th>
              <td colSpan={options.length} aria-colspan={options.length} {...as('cell')}>
                <Answers field={field} view={view} question={index} options={options} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const as = (role: string) => ({ role });

/** More answers than this make columns too narrow to read: they stand in lines below their question. */
const maxColumns = 5;

function lookOf(answers: number): string {
  return `g-survey__table g-survey__table--${answers > maxColumns ? 'many' : 'columns'}`;
}

/** Help with a question or an answer. */
function help(field: Field, view: FieldView, list: 'questions' | 'values', index: number) {
  const text = view.texts[`${list}.${index}.tooltip`];
  if (text === undefined) return null;
  const name = field.plainText(`${list}.${index}.label`);
  return tooltip(fieldWith(field, { id: partId(field, `${list}-${index}`), plainText: () => name }), {
    ...view,
    texts: { tooltip: text },
  });
}
