import { type Signal, signal } from '@preact/signals-core';
import type { Judging } from './live-field.ts';
import { type Judgement, unjudged } from './live-field.ts';

interface State {
  now: Judgement;
  /** Made when it is first read: most fields of a form are never asked for more than whether they speak. */
  all: Signal<Judgement> | undefined;
  readonly isSpeaking: Signal<boolean>;
}

const methods: Judging & ThisType<State> = {
  get value(): Judgement {
    this.all ??= signal(this.now);
    return this.all.value;
  },
  set value(next) {
    this.now = next;
    if (this.all !== undefined) this.all.value = next;
    this.isSpeaking.value = next.isJudged || next.refusals.length > 0;
  },
  peek() {
    return this.now;
  },
  speaks() {
    return this.isSpeaking.value;
  },
};

export function createJudging(): Judging {
  const state: State & { readonly __proto__: Judging } = {
    __proto__: methods,
    now: unjudged,
    all: undefined,
    isSpeaking: signal(false),
  };
  // See `createField`: the compiler takes `__proto__` for a property like any other.
  return state as typeof state & Judging;
}
