/** The styles of everything that was loaded so far, in its order. */
const sheets: CSSStyleSheet[] = [];
const shadows = new Set<ShadowRoot>();

/** Called by each part of the script that brings styles. A strict policy lets a script make them. */
export function addSheet(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.push(sheet);
  for (const shadow of shadows) shadow.adoptedStyleSheets.push(sheet);
}

/** Lets the styles apply in a shadow root, also those that come later. Returns the end of that. */
export function dress(shadow: ShadowRoot): () => void {
  const frameSheet = new CSSStyleSheet();
  frameSheet.replaceSync(frame);
  const size = Number.parseFloat(getComputedStyle(shadow.host).getPropertyValue('--g-rem'));
  if (Number.isNaN(size)) frameSheet.insertRule(`:host { --g-rem: ${textSizeOf(shadow)}px }`);
  shadow.adoptedStyleSheets = [frameSheet, ...sheets];
  shadows.add(shadow);
  return () => shadows.delete(shadow);
}

/** Nothing that the page around it says of text reaches the form. */
const frame = `
  @layer reset, base, components, compat, author;
  :host { display: block }
  :host([hidden]) { display: none }
  @layer reset { .g-frame { all: initial; display: block; color-scheme: inherit } }
  /* Stronger than what the sheets that follow say of the ground of a page of ours. */
  @layer base { .g-frame > .g-embedded { background: none } }
`;

/** Of the size that somebody has set for text in their browser, in pixels: a page may have changed what a rem is. */
function textSizeOf(shadow: ShadowRoot): number {
  const probe = document.createElement('div');
  const medium = new CSSStyleSheet();
  medium.replaceSync('.g-probe { font-size: medium; position: absolute }');
  probe.className = 'g-probe';
  shadow.adoptedStyleSheets = [medium];
  shadow.append(probe);
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return (Number.isNaN(size) ? 16 : size) * ownScale;
}

/** Of our text, as `--g-text-size` says it. */
const ownScale = 1.125;
