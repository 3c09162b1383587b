import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type BenchComponent, componentsOf, type FormName, summed } from '../forms.ts';
import { Field, isControl, Submit } from './floor-field.tsx';
import { Grid } from './floor-grid.tsx';
import { Wizard } from './floor-wizard.tsx';

/** A form by hand: the fewest elements that look the same, uncontrolled inputs, nothing it could do without. */
export function floorPage(name: FormName): ReactNode {
  return (
    <main className="g-main">
      <h1>{name}</h1>
      {contentOf(name)}
    </main>
  );
}

function contentOf(name: FormName): ReactNode {
  const components = componentsOf(name);
  switch (name[0]) {
    case 'C':
      return <Chain components={components} />;
    case 'G':
    case 'M':
      return (
        <Grid components={components}>
          <Submit />
        </Grid>
      );
    case 'V':
      return <RuleInput components={components} />;
    case 'W':
      return <Wizard pages={components} />;
    default:
      return <Plain components={components} />;
  }
}

interface Props {
  readonly components: readonly BenchComponent[];
}

/** One listener for the form keeps what is typed. */
function Plain({ components }: Props) {
  const [values] = useState(() => new Map<string, string>());
  return (
    <form
      className="g-form"
      noValidate
      onInput={({ target }) => {
        if (isControl(target)) values.set(target.name, target.value);
      }}
    >
      {/* In a box of their own: Chromium looks at all controls of a form for each that enters it. */}
      <div>
        {components.map((component) => (
          <Field key={component.key} component={component} />
        ))}
      </div>
      <Submit />
    </form>
  );
}

/**
 * Each text is shown by the one before, which the quickest page keeps as one number; the sums are written
 * straight into their controls.
 */
function Chain({ components }: Props) {
  const texts = components.filter(({ type }) => type === 'textfield');
  const all = texts.length;
  const [shown, setShown] = useState(all);
  const [values] = useState(() => texts.map(({ defaultValue }) => String(defaultValue)));
  const [sums] = useState(() =>
    components.slice(all).map((_, index) => sumOf(values.slice(index * summed, (index + 1) * summed))),
  );
  const form = useRef<HTMLFormElement>(null);

  function follow({ target }: FormEvent) {
    if (!isControl(target)) return;
    const index = Number(target.name.slice(1));
    values[index] = target.value;
    const isHiding = target.value === '' && index + 1 < shown;
    const isShowing = target.value !== '' && index === shown - 1;
    if (isHiding) show(index + 1);
    // The next ones come back with their default, so that all of them are shown.
    else if (isShowing) show(all);
    addUp(index, isHiding || isShowing ? all : index + 1);
  }

  function show(count: number) {
    for (let index = Math.min(shown, count); index < all; index += 1)
      values[index] = index < count ? '1' : '';
    setShown(count);
  }

  /** The sums in which these texts are. */
  function addUp(from: number, to: number) {
    for (let start = from - (from % summed); start < to; start += summed) {
      const control = form.current?.elements.namedItem(`sum${start / summed}`);
      const sum = sumOf(values.slice(start, start + summed));
      if (control instanceof HTMLInputElement && control.value !== sum) control.value = sum;
    }
  }

  return (
    <form ref={form} className="g-form" noValidate onInput={follow}>
      <div>
        {texts.slice(0, shown).map((component) => (
          <Field key={component.key} component={component} />
        ))}
        {components.slice(all).map((component, index) => (
          <Field key={component.key} component={component} value={sums[index]} />
        ))}
      </div>
      <Submit />
    </form>
  );
}

function sumOf(values: readonly string[]): string {
  return String(values.reduce((sum, value) => sum + Number(value), 0));
}

type Errors = ReadonlyMap<string, string>;

/** Sending shows what is missing, in a list with links and at each field. */
function RuleInput({ components }: Props) {
  const [errors, setErrors] = useState<Errors>(new Map());
  const list = useRef<HTMLElement>(null);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const missing = components.filter(({ key }) => (data.get(key) ?? '') === '');
    setErrors(new Map(missing.map(({ key, label }) => [key, `${label} is required`])));
    setTimeout(() => list.current?.focus(), 100);
  }
  return (
    <>
      {errors.size > 0 && (
        <section ref={list} className="g-alert" tabIndex={-1}>
          <h2>{`There are ${errors.size} errors on this page`}</h2>
          <ul>
            {[...errors].map(([key, message], index) => (
              <li key={key}>
                <a href={`#${key}`}>{`Error ${index + 1}: ${message}`}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form className="g-form" noValidate onSubmit={submit}>
        <div>
          {components.map((component) => (
            <Field key={component.key} component={component} error={errors.get(component.key)} />
          ))}
        </div>
        <Submit />
      </form>
    </>
  );
}
