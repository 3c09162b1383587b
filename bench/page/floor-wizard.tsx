import { useEffect, useRef, useState } from 'react';
import type { BenchComponent } from '../forms.ts';
import { Field, isControl } from './floor-field.tsx';

interface Props {
  readonly pages: readonly BenchComponent[];
}

/** One page at a time; the values of the others are kept. */
export function Wizard({ pages }: Props) {
  const [at, setAt] = useState(0);
  const [values] = useState(() => new Map<string, string>());
  const heading = useRef<HTMLHeadingElement>(null);
  const { label, components = [] } = pages[at] ?? {};
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  return (
    <form
      className="g-form"
      noValidate
      onInput={({ target }) => {
        if (isControl(target)) values.set(target.name, target.value);
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {label}
      </h2>
      <div>
        {components.map((component) => (
          <Field key={component.key} component={component} value={values.get(component.key)} />
        ))}
      </div>
      <div className="g-actions">
        {at > 0 && (
          <button type="button" className="g-button" onClick={() => setAt(at - 1)}>
            Back
          </button>
        )}
        <button type="button" className="g-button" onClick={() => setAt(at + 1)}>
          Next
        </button>
      </div>
    </form>
  );
}
