import { proveThatCodeDecides } from './code-settings.ts';

proveThatCodeDecides();
