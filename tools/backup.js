import { launchInstalled } from './launcher/launch.js';

await launchInstalled('apps/residents/src/backup-command.ts');
