import { launch } from './launcher/launch.js';

await launch('tools/serve.ts');
