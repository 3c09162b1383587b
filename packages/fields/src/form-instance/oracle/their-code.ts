import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { types } from 'node:util';
import { compileFunction, createContext, runInContext, Script } from 'node:vm';
import { DefaultEvaluator, registerEvaluator, Utils } from '@formio/core';

/** One run of an author script: of which component, its text, and whether it came to its end. */
export interface TheirRun {
  readonly key: string;
  readonly code: string;
  readonly isDone: boolean;
}

type Hear = (run: TheirRun) => void;

/** Code is always asked on the first second of 1970, as our forms are. */
const clock = `{
  const Native = Date;
  Date = class Date extends Native {
    constructor(...given) { super(...(given.length === 0 ? [0] : given)); }
    static now() { return 0; }
  };
}`;

/** The libraries that its service hands to code, each as a script that makes a global. */
const require = createRequire(import.meta.url);
const libraries = ['lodash', 'moment'].map((name) => new Script(readFileSync(require.resolve(name), 'utf8')));
const silent = () => {};
const names = {
  ...{ user: null, token: {} },
  console: { log: silent, warn: silent, error: silent, info: silent },
};

/**
 * Has Form.io run authors' code natively in a realm of its own, which has the language and nothing of Node: so does its
 * own service; beside it there are the libraries that code may name. `heard` gets each run.
 */
export function runTheirCode(heard?: Hear): void {
  registerEvaluator(new OwnRealm(heard));
}

/** A class, since theirs asks for one that extends its own. */
class OwnRealm extends DefaultEvaluator {
  readonly #heard: Hear | undefined;
  readonly #realm = createContext({ ...names });
  readonly #known: ReadonlySet<string>;
  #isDone = false;

  constructor(heard: Hear | undefined) {
    super();
    this.#heard = heard;
    runInContext(clock, this.#realm);
    for (const library of libraries) library.runInContext(this.#realm);
    this.#realm.utils = { ...Utils, _: this.#realm._, moment: this.#realm.moment };
    this.#realm.util = this.#realm.utils;
    this.#known = new Set(Object.keys(this.#realm));
  }

  override evaluate(code: unknown, given: { component?: { key?: string } }, ...rest: readonly unknown[]) {
    this.#isDone = false;
    const result: unknown = super.evaluate(code, given, ...rest);
    if (typeof code === 'string') {
      this.#heard?.({ key: given.component?.key ?? '', code, isDone: this.#isDone });
      // A variable that one author script fails to declare does not exist for the next.
      for (const name of Object.keys(this.#realm)) if (!this.#known.has(name)) delete this.#realm[name];
    }
    return result;
  }

  override evaluator(code: string, given: object | string) {
    const parsingContext = this.#realm;
    if (typeof given === 'object') return compileFunction(code, Object.keys(given), { parsingContext });
    // The limit of a date: it hands in the name of the library, then its own, which has another clock.
    const limit = compileFunction(code, [given], { parsingContext });
    return () => {
      const value: unknown = limit(this.#realm.moment);
      return types.isDate(value) ? new Date(value.getTime()) : value;
    };
  }

  override execute(...given: Parameters<DefaultEvaluator['execute']>) {
    const result: unknown = super.execute(...given);
    this.#isDone = true;
    return result;
  }
}
