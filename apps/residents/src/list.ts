import { sweepOld } from '@guichet/drafts/sweep-old';
import { startList } from './client/start-list.ts';

startList();
try {
  if (localStorage.getItem('guichet:drafts') === '1') sweepOld();
} catch {
  // This browser keeps nothing.
}
