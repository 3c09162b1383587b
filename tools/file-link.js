import { launchInstalled } from './launcher/launch.js';

await launchInstalled('apps/form-service/src/file-link-command.ts');
