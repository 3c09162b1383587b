import { elsewhere } from './element-by-id.ts';

/** The shadow roots that forms are drawn in. */
const shadows = new Set<ShadowRoot>();

/** From here on what is drawn in a shadow root is found, too. Returns the end of that. */
export function addRoot(shadow: ShadowRoot): () => void {
  shadows.add(shadow);
  elsewhere.find = (id) => {
    for (const one of shadows) {
      const found = one.getElementById(id);
      if (found !== null) return found;
    }
    return null;
  };
  return () => shadows.delete(shadow);
}
