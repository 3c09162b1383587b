import { type Signal, signal } from '@preact/signals-core';
import type { ValidationSignal } from './internal-field.ts';
import { notValidated, type ValidationState } from './internal-field.ts';

interface State {
  now: ValidationState;
  /** Made when it is first read: most fields of a form are never asked for more than whether they speak. */
  all: Signal<ValidationState> | undefined;
  isSpeaking: Signal<boolean>;
}

const methods: ValidationSignal & ThisType<State> = {
  get value(): ValidationState {
    this.all ??= signal(this.now);
    return this.all.value;
  },
  set value(next) {
    this.now = next;
    if (this.all !== undefined) this.all.value = next;
    this.isSpeaking.value = next.isValidated || next.refusals.length > 0;
  },
  peek() {
    return this.now;
  },
  speaks() {
    return this.isSpeaking.value;
  },
};

export function createValidationSignal(): ValidationSignal {
  // See `createField`.
  const made: State & ValidationSignal = Object.create(methods);
  made.now = notValidated;
  made.all = undefined;
  made.isSpeaking = signal(false);
  return made;
}
