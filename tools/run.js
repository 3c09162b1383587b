import { launch } from './launcher/launch.js';

// For the scripts of package.json: installs first, and finds the Node that runs TypeScript.
const [, , program = ''] = process.argv;
await launch(program);
