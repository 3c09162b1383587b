/**
 * A sheet of a page as one of a shadow root: what a page says of all of itself is said of the frame, tokens of the
 * host, and what is measured by the page's own text is measured by ours.
 */
export function scopeSheet(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:root\b/g, ':host')
    .replace(/(^|[\s,{}])(?:html|body)(?=[\s,{.:[])/g, '$1.g-embedded')
    .split(/(@(?:media|container|supports)[^{]*\{)/)
    .map((part) => (condition.test(part) ? part : part.replace(rem, 'calc($1 * var(--g-rem))')))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();
}

const rem = /(?<![\w.-])(-?(?:\d+\.\d+|\.?\d+))rem\b/g;

/** Of a condition: no property of an element counts in one. A layer begins with the same sign. */
const condition = /^@(?:media|container|supports)\b/;
