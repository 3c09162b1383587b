import { sweepOld } from '@guichet/drafts/sweep-old';
import { startList } from './client/start-list.ts';

startList();
try {
  sweepOld();
} catch {
  // This browser keeps nothing.
}
