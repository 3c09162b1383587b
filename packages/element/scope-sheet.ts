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
    .map((part) => (part.startsWith('@') ? part : part.replace(rem, 'calc($1 * var(--g-rem))')))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();
}

const rem = /(?<![\w.-])(-?(?:\d+\.\d+|\.?\d+))rem\b/g;
