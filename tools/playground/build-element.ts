import { buildElement } from '../build/build-element.ts';
import { reportAndExit } from '../launcher/launch.js';

/** Builds the custom element into the folder that is named, in a process that serves nobody meanwhile. */
try {
  await buildElement(process.argv[2]);
} catch (error) {
  reportAndExit(error);
}
