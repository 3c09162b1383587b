import type { Field, Form } from '@guichet/engine';
import type { FileService } from '@guichet/service-client/file-service';
import { createContext, type ReactNode } from 'react';
import type { Sources } from '../choices/sources.ts';
import type { FileProcessor, FileSite } from '../host/files.ts';
import type { Maps } from '../host/maps.ts';

/** A button's request to the page: to start over, to save, to send elsewhere. */
export type Act = (button: Field) => Promise<ActOutcome>;

/** `failed` also where nobody does what is asked. */
export type ActOutcome = 'done' | 'failed';

/** A hidden input of a field that is not on the page. */
export interface Carried {
  readonly name: string;
  readonly value: string;
}

/** The form that is drawn, for the views that give it commands. The same for as long as it lives. */
export interface FormInstance {
  readonly form: Form;
  readonly act: Act;
  /** Finds addresses, and what lies there. Absent where nothing looks for any. */
  readonly maps?: Maps | undefined;
  /** Stores files. Absent where nobody does. */
  readonly files?: FileService | undefined;
  /** The site's settings for files. */
  readonly fileSite?: FileSite | undefined;
  /** Makes other files of those that are chosen, before they are uploaded. */
  readonly processFile?: FileProcessor | undefined;
  /** Hidden inputs of a field on another page of a wizard, beside its controls' strings. */
  readonly carry?: ((field: Field) => readonly Carried[]) | undefined;
  /** Renders below each page of a wizard. */
  readonly Elsewhere?: ((props: { readonly form: Form }) => ReactNode) | undefined;
  /** Asks for choices that stand elsewhere. Absent where nothing does. */
  readonly sources?: Sources | undefined;
}

export const FormInstanceContext = createContext<FormInstance | undefined>(undefined);
