import { packElement } from './build/pack-element.ts';
import { packRenderer } from './build/pack-renderer.ts';
import { reportAndExit } from './launcher/launch.js';

/** `npm run build` of the workspaces `@guichet/renderer` and `@guichet/element`: each into its own `dist`. */
try {
  await (process.argv.at(-1) === 'element' ? packElement() : packRenderer());
} catch (error) {
  reportAndExit(error);
}
