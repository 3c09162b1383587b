import type { Combo } from './use-combobox.ts';

interface Props {
  readonly id: string;
  readonly combo: Combo;
  readonly name: string;
  readonly note: string;
  readonly isMultiple: boolean;
}

/** Pixels from the end of the list, from where on more is drawn. */
const nearEnd = 200;

/** The choices that match, below the line. The focus stays in the line: the keys move over them from there. */
export function ChoiceList({ id, combo, name, note, isMultiple }: Props) {
  const { shown, active, chosen } = combo;
  return (
    <div
      className="g-combobox__popup"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < nearEnd) combo.show(shown.length);
      }}
    >
      {shown.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={name}
          aria-multiselectable={isMultiple || undefined}
          tabIndex={-1}
        >
          {shown.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the line has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the line
            <div
              key={choice.value}
              id={`${id}-${index}`}
              role="option"
              className={
                index === active ? 'g-combobox__choice g-combobox__choice--active' : 'g-combobox__choice'
              }
              aria-selected={chosen.includes(choice.value)}
              aria-disabled={choice.disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => combo.choose(choice)}
            >
              {choice.label}
            </div>
          ))}
        </div>
      )}
      {note !== '' && <p className="g-combobox__note">{note}</p>}
    </div>
  );
}
