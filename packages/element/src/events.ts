import type { FormListeners } from '@guichet/renderer/wrapper';

/** The detail of each event, by its name in lower case. */
type Payloads = {
  readonly [Name in keyof FormListeners as Name extends `on${infer Event}`
    ? Lowercase<Event>
    : never]-?: Parameters<NonNullable<FormListeners[Name]>>;
};

/** Several details that are dispatched together have names. */
interface Named {
  readonly change: {
    readonly submission: Payloads['change'][0];
    readonly flags: Payloads['change'][1];
    readonly modified: Payloads['change'][2];
  };
  readonly submit: { readonly submission: Payloads['submit'][0]; readonly saved: Payloads['submit'][1] };
  readonly wizardpageselected: {
    readonly page: Payloads['wizardpageselected'][0];
    readonly index: Payloads['wizardpageselected'][1];
  };
}

/** The events of `<guichet-form>`. A control's focus and blur differ from those of the element. */
export type GuichetFormEvents = {
  readonly [Name in keyof Payloads as Name extends 'focus' | 'blur' ? `field${Name}` : Name]: CustomEvent<
    Name extends keyof Named ? Named[Name] : Payloads[Name][0]
  >;
};

/** Typed listeners for TypeScript. */
export interface EmitsFormEvents {
  addEventListener<Name extends keyof GuichetFormEvents>(
    name: Name,
    listener: (event: GuichetFormEvents[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof GuichetFormEvents>(
    name: Name,
    listener: (event: GuichetFormEvents[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}
