import { type RefObject, useLayoutEffect } from 'react';

/** Lets the styles of a form's author apply where it is drawn, a shadow root or the document, for as long as it is. */
export function useSheet(text: string, box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = box.current?.getRootNode();
    if (text === '' || !(root instanceof Document || root instanceof ShadowRoot)) return;
    // A policy that forbids styles in the page lets a script make them.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets.push(sheet);
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [text, box]);
}
