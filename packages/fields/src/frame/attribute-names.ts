/** Attributes that React calls by another name than HTML does. */
const names: Readonly<Record<string, string>> = {
  autocapitalize: 'autoCapitalize',
  autocorrect: 'autoCorrect',
  class: 'className',
  colspan: 'colSpan',
  datetime: 'dateTime',
  enterkeyhint: 'enterKeyHint',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  minlength: 'minLength',
  readonly: 'readOnly',
  rowspan: 'rowSpan',
};

export function reactName(name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name;
}

/** An author's `attributes` for a control. */
export function controlAttributes(
  attributes: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> | undefined {
  if (attributes === undefined) return undefined;
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactName(name), value]));
}
