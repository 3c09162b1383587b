import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { BenchComponent } from '../definitions.ts';

const options = ['a', 'b', 'c'];

function Control({ type, name }: { readonly type: BenchComponent['type']; readonly name: string }) {
  switch (type) {
    case 'select':
      return (
        <select id={name} name={name} className="g-input">
          <option value="" />
          {options.map((option) => (
            <option key={option} value={option}>
              {option.toUpperCase()}
            </option>
          ))}
        </select>
      );
    case 'email':
      return <input id={name} name={name} className="g-input" type="email" size={50} />;
    default:
      return <input id={name} name={name} className="g-input" type="text" size={50} />;
  }
}

function Field({ component: { type, key, label } }: { readonly component: BenchComponent }) {
  if (type === 'radio') {
    return (
      <fieldset className="g-field g-group">
        <legend className="g-label">{label}</legend>
        <div className="g-options">
          {options.map((option) => (
            <div key={option} className="g-option">
              <input type="radio" id={`${key}-${option}`} name={key} value={option} />
              <label htmlFor={`${key}-${option}`}>{option.toUpperCase()}</label>
            </div>
          ))}
        </div>
      </fieldset>
    );
  }
  if (type === 'checkbox') {
    return (
      <div className="g-field">
        <div className="g-option">
          <input type="checkbox" id={key} name={key} />
          <label htmlFor={key}>{label}</label>
        </div>
      </div>
    );
  }
  return (
    <div className="g-field">
      <label htmlFor={key} className="g-label">
        {label}
      </label>
      <Control type={type} name={key} />
    </div>
  );
}

/** A page by hand: plain inputs, one listener, nothing that a form of this kind could do without. */
function Floor({ components }: { readonly components: readonly BenchComponent[] }) {
  const [values] = useState(() => new Map<string, string>());
  return (
    <form
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) values.set(target.name, target.value);
      }}
    >
      {components.map((component) => (
        <Field key={component.key} component={component} />
      ))}
    </form>
  );
}

/** The same with each text shown by the one before, which the simplest page keeps as one number. */
function Chain({ components }: { readonly components: readonly BenchComponent[] }) {
  const [shown, setShown] = useState(components.length);
  return (
    <form>
      {components.slice(0, shown).map(({ key, label }, index) => (
        <div key={key} className="g-field">
          <label htmlFor={key} className="g-label">
            {label}
          </label>
          <input
            id={key}
            name={key}
            className="g-input"
            size={50}
            defaultValue="x"
            onInput={({ currentTarget }) =>
              setShown(currentTarget.value === '' ? index + 1 : components.length)
            }
          />
        </div>
      ))}
    </form>
  );
}

export function prepareFloor(components: readonly BenchComponent[]): (container: HTMLElement) => () => void {
  const isChain = components.some((component) => component.conditional !== undefined);
  const Page = isChain ? Chain : Floor;
  return (container) => {
    const root = createRoot(container);
    flushSync(() => root.render(<Page components={components} />));
    return () => root.unmount();
  };
}
