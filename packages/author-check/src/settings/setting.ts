/** The values that a setting takes. `code`: an author script. `any`: as the type says. */
export type SettingKind =
  | 'text'
  | 'flag'
  | 'number'
  | 'size'
  | 'date'
  | 'code'
  | 'logic'
  | 'list'
  | 'object'
  | 'any'
  | readonly (string | boolean)[];

/** A setting, for the author who looks it up and for the editor that completes it. */
export interface Setting {
  /** As a path: `validate.required`; `[]` stands for each item of a list. */
  readonly name: string;
  readonly kind: SettingKind;
  /** Its effect, as a sentence. */
  readonly does: string;
}

type Row = readonly [name: string, kind: SettingKind, does: string];

export function settingsOf(rows: readonly Row[]): readonly Setting[] {
  return rows.map(([name, kind, does]) => ({ name, kind, does }));
}
