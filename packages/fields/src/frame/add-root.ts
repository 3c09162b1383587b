import { elsewhere } from './element-by-id.ts';

/** The shadow roots that forms are drawn in. */
const shadows = new Set<ShadowRoot>();

/** From here on what is drawn in a shadow root is found, too. Returns the end of that. */
export function addRoot(shadow: ShadowRoot): () => void {
  shadows.add(shadow);
  elsewhere.find = (id) => {
    for (const root of shadows) {
      const found = root.getElementById(id);
      if (found !== null) return found;
    }
    return null;
  };
  return () => shadows.delete(shadow);
}
