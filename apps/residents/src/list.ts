import { startList } from './client/start-list.ts';

startList();
