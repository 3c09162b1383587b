import { launchInstalled } from './launcher/launch.js';

await launchInstalled('apps/residents/src/restore-command.ts');
