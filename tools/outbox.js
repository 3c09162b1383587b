import { launchInstalled } from './launcher/launch.js';

await launchInstalled('apps/form-service/src/outbox-command.ts');
