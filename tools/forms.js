import { launchInstalled } from './launcher/launch.js';

await launchInstalled('apps/form-service/src/forms-command.ts');
