import { isMarked } from '@guichet/drafts/device-marks';
import { forgetTab } from '@guichet/drafts/forget-tab';
import { sweepOld } from '@guichet/drafts/sweep-old';
import { startList } from './client/start-list.ts';

startList();
// Said in another tab while this one was elsewhere.
if (isMarked('shared')) forgetTab();
try {
  sweepOld();
} catch {
  // This browser keeps nothing.
}
