import type { Field, FieldView } from '@guichet/engine';
import type { Option } from '../../choices/options.ts';
import { authorText } from '../../frame/author-text.tsx';
import { controlProps } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { nameOf, saying } from './model.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  /** Its place in the survey. */
  readonly question: number;
  readonly options: readonly Option[];
}

/**
 * The answers to one question. Of a survey with an error the questions that are left open are marked; where none is,
 * all. The first answer of all bears the field's own id, so that a link to the field leads to it.
 */
export function Answers({ field, view, question, options }: Props) {
  const { id, name, 'data-field': dataField, disabled, tabIndex, autoFocus } = controlProps(field, view);
  const shown = field.shown();
  const open = view.state ? view.state.split(' ') : [];
  const isInvalid = view.errors.length > 0 && (open.length === 0 || open.includes(String(question)));
  return (
    <div
      role="radiogroup"
      className="g-survey__answers"
      aria-labelledby={partId(field, `question-${question}`)}
      aria-required={view.required || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? partId(field, 'error') : undefined}
    >
      {options.map(({ value, disabled: isOff }, index) => {
        const optionId = question === 0 && index === 0 ? id : partId(field, `${question}-${index}`);
        const hint = view.texts[`values.${index}.tooltip`];
        return (
          <div key={optionId} className="g-option g-survey__answer">
            <input
              type="radio"
              id={optionId}
              name={`${name}${nameOf(question)}`}
              data-field={dataField}
              value={saying(question, value)}
              defaultChecked={shown.includes(saying(question, value))}
              disabled={disabled === true || isOff}
              tabIndex={tabIndex}
              {...(optionId === id && { autoFocus })}
            />
            <label htmlFor={optionId}>
              <span className="g-survey__words">
                {authorText(view.texts[`values.${index}.label`]) ?? value}
              </span>
              {hint !== undefined && <span className="g-survey__hint"> {authorText(hint)}</span>}
            </label>
          </div>
        );
      })}
    </div>
  );
}
