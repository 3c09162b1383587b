import type { JsonObject, Locale } from '@guichet/definition';
import type { Models, PreparedForm } from '@guichet/engine/prepared';
import type { Report } from '../findings/finding.ts';
import type { Written } from '../findings/walk.ts';

/** A form under check, and all that is known of it. */
export interface CheckedForm {
  readonly definition: JsonObject;
  readonly components: readonly Written[];
  readonly prepared: PreparedForm;
  readonly models: Models;
  /** Origins that DATA_ORIGINS and UPLOAD_ORIGINS name; undefined where nobody said. */
  readonly dataOrigins: readonly string[] | undefined;
  readonly uploadOrigins: readonly string[] | undefined;
  /** Names of DELIVERY_FILE; undefined where nobody said. */
  readonly destinations: readonly string[] | undefined;
  /** Languages whose translations are looked at text by text. */
  readonly askedLocales: readonly Locale[];
}

export type Rule = (form: CheckedForm, report: Report) => void;
