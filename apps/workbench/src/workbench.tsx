import { locales } from '@guichet/definition';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@guichet/renderer';
import { catalogue, findExamples, type ShownExample } from './catalogue.ts';
import { StateFrame } from './state-frame.tsx';
import { states } from './states.ts';
import './style.css';

const place = document.getElementById('workbench');
if (place !== null) createRoot(place).render(<Workbench />);

/** Every example of every type, found by words, in every state and language. */
function Workbench() {
  const [search, setSearch] = useState('');
  const chosen = useChosen();
  const found = findExamples(search);
  const types = [...new Set(found.map(({ type }) => type))];
  return (
    <div className="bench">
      <header className="bench__side">
        <h1>Workbench</h1>
        <label className="g-label" htmlFor="search">
          Search
        </label>
        <input
          id="search"
          type="search"
          className="g-input"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status">{`${found.length} of ${catalogue.length} examples`}</p>
        <nav aria-label="Examples">
          {types.map((type) => (
            <section key={type} aria-labelledby={`type-${type}`}>
              <h2 id={`type-${type}`}>{type}</h2>
              <ul>
                {found
                  .filter((example) => example.type === type)
                  .map(({ id, name }) => (
                    <li key={id}>
                      <a href={hashOf(id)} aria-current={id === chosen?.id ? 'page' : undefined}>
                        {name}
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </nav>
      </header>
      <main className="bench__main">
        {chosen !== undefined && <Example key={chosen.id} shown={chosen} />}
      </main>
    </div>
  );
}

function Example({ shown }: { readonly shown: ShownExample }) {
  return (
    <>
      <h2 id="example" tabIndex={-1}>
        {shown.id}
      </h2>
      <details>
        <summary>Definition</summary>
        <pre>{JSON.stringify(shown.component, null, 2)}</pre>
      </details>
      {states.map((state) => (
        <section key={state} aria-labelledby={`state-${state}`}>
          <h3 id={`state-${state}`}>{state}</h3>
          <div className="bench__pair">
            {locales.map((locale) => (
              <StateFrame key={locale} shown={shown} state={state} locale={locale} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function hashOf(id: string): string {
  return `#${encodeURI(id)}`;
}

/**
 * The example that the address names, else the first. After a change the focus moves to the heading of the other one.
 */
function useChosen(): ShownExample | undefined {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (hash !== '') document.getElementById('example')?.focus();
  }, [hash]);
  return catalogue.find(({ id }) => hashOf(id) === hash) ?? catalogue[0];
}
