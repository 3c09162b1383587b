import { isJsonObject, type Json } from '@guichet/definition';
import { checkAttribute } from '@guichet/engine/prepared';
import { inAuthorSpace } from './author-attributes.ts';
import type { Problems } from './problems.ts';
import { isSettingByName } from './styles-of-attributes.ts';

/** Attributes that the views set themselves, and those that would hide a control from screen readers. */
const reserved = /^(id|class|href|src|target|rel|type|role|data-field|aria-hidden)$/;
const ofControls =
  /^(data-[\w-]+|inputmode|enterkeyhint|autocapitalize|autocorrect|list|step|min|max|minlength|maxlength|pattern|translate|cols|wrap)$/;

/** A mark for the host page's own code, such as `ZAC_TYPE`: no attribute of HTML begins like that. */
const hostMark = /^[A-Z][A-Z\d]*_/;

/** The `attributes` of a component that its control may have. Omissions are reported, except marks of a host. */
export function preparedAttributes(
  json: Json | undefined,
  path: string,
  problems: Problems,
): Readonly<Record<string, string>> | undefined {
  if (!isJsonObject(json)) return undefined;
  const attributes: Record<string, string> = {};
  for (const [written, value] of Object.entries(json)) {
    const name = written.toLowerCase();
    if (isSettingByName(name)) continue;
    const checked =
      typeof value === 'string' || typeof value === 'number' ? attributeOf(name, String(value)) : undefined;
    if (checked !== undefined) attributes[name] = checked;
    else if (!hostMark.test(written)) problems.add(path, 'attributeNotAllowed', notAllowed(written));
  }
  return Object.keys(attributes).length > 0 ? attributes : undefined;
}

function attributeOf(name: string, value: string): string | undefined {
  if (reserved.test(name)) return undefined;
  // React takes the empty text of a switch for a no.
  if (name === 'readonly') return name;
  const checked = ofControls.test(name) ? value : checkAttribute(name, value);
  return checked === undefined ? undefined : inAuthorSpace(name, checked);
}

function notAllowed(name: string): string {
  return `The attribute "${name.slice(0, 60)}" is left out: a control may not have it. Use a setting instead, if there is one.`;
}
