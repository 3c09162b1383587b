const entities = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** Editors of author HTML write their own entities into code. */
export function plainCode(expression: string): string {
  return Object.entries(entities).reduce(
    (code, [entity, plain]) => code.replaceAll(entity, plain),
    expression,
  );
}
