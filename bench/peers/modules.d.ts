// The parts of the peers that are used here: the libraries lie in this folder only once a peer was asked for.

declare module '*.css';

declare module '@formio/js' {
  export const Formio: { setBaseUrl(url: string): void };
}

declare module '@formio/react' {
  import type { ReactNode } from 'react';

  export function Form(props: {
    readonly form: object;
    readonly onFormReady: () => void;
    readonly onChange: (value: unknown, flags: unknown, isModified: unknown) => void;
  }): ReactNode;
}

declare module '@open-formulieren/formio-renderer' {
  import type { ReactNode } from 'react';

  export function FormioForm(props: {
    readonly components: readonly object[];
    readonly values: object;
    readonly onSubmit: () => Promise<void>;
    readonly children: ReactNode;
  }): ReactNode;
}

declare module 'react-intl' {
  import type { ReactNode } from 'react';

  export function IntlProvider(props: {
    readonly locale: string;
    readonly defaultLocale: string;
    readonly messages: object;
    readonly children: ReactNode;
  }): ReactNode;
}

declare module 'survey-core' {
  export class Model {
    constructor(definition: object);
  }
}

declare module 'survey-react-ui' {
  import type { ReactNode } from 'react';
  import type { Model } from 'survey-core';

  export function Survey(props: { readonly model: Model }): ReactNode;
}
