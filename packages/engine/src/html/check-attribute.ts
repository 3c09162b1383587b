/** Attributes that hold an address, and where each may lead. */
const schemes: Readonly<Record<string, RegExp>> = {
  href: /^(https?|mailto|tel):/i,
  src: /^(https?:|data:image\/(png|jpeg|gif|webp);base64,)/i,
  cite: /^https?:/i,
};

const allowed = new Set(
  'class id title lang dir role alt width height target rel start type colspan rowspan scope headers datetime open span reversed hidden href src cite'.split(
    ' ',
  ),
);

const ariaAttribute = /^aria-[a-z]+$/;

/** Roles that change how something is read, none that promises behaviour or makes a landmark. */
const role = /^(presentation|none|note|img|list|listitem|heading|group|separator)$/;

/**
 * The value that an author's attribute may have; undefined when it may not be there at all. Checks static
 * attributes at preparation and those with `{{ }}` each time they are filled in.
 */
export function checkAttribute(name: string, value: string): string | undefined {
  if (!allowed.has(name) && !ariaAttribute.test(name)) return undefined;
  const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
  if (scheme !== undefined) return isSafeAddress(value, scheme) ? value.trim() : undefined;
  switch (name) {
    case 'target':
      return value === '_blank' ? value : undefined;
    case 'rel':
      return value === 'noopener noreferrer' ? value : undefined;
    case 'type':
      return /^[1aAiI]$/.test(value) ? value : undefined;
    case 'role':
      return role.test(value) ? value : undefined;
    case 'hidden':
    case 'open':
    case 'reversed':
      // Without a value it would be drawn as one that is off.
      return name;
    default:
      return value;
  }
}

/**
 * Browsers drop control characters and space before they read a scheme, so they are dropped here first. An address
 * without a scheme cannot run: it leads to a page.
 */
function isSafeAddress(value: string, scheme: RegExp): boolean {
  const seen = [...value].filter((character) => character > ' ' && character !== '\u007f').join('');
  return scheme.test(seen) || !/^[^/?#]*:/.test(seen);
}
