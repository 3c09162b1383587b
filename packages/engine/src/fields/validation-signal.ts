import { type Signal, signal } from '@preact/signals-core';
import type { ValidationSignal } from './internal-field.ts';
import { notValidated, type ValidationState } from './internal-field.ts';

interface State {
  now: ValidationState;
  /** Each made when it is first read: a page asks most fields for no more than whether they speak, a service for none. */
  all: Signal<ValidationState> | undefined;
  isSpeaking: Signal<boolean> | undefined;
}

const methods: ValidationSignal & ThisType<State> = {
  get value(): ValidationState {
    this.all ??= signal(this.now);
    return this.all.value;
  },
  set value(next) {
    this.now = next;
    if (this.all !== undefined) this.all.value = next;
    if (this.isSpeaking !== undefined) this.isSpeaking.value = isSpeaking(next);
  },
  peek() {
    return this.now;
  },
  speaks() {
    this.isSpeaking ??= signal(isSpeaking(this.now));
    return this.isSpeaking.value;
  },
};

function isSpeaking({ isValidated, refusals }: ValidationState): boolean {
  return isValidated || refusals.length > 0;
}

export function createValidationSignal(): ValidationSignal {
  // See `createField`.
  const made: State & ValidationSignal = Object.create(methods);
  made.now = notValidated;
  made.all = undefined;
  made.isSpeaking = undefined;
  return made;
}
