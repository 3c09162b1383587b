import { launch } from './launcher/launch.js';

await launch('tools/run-tests.ts');
