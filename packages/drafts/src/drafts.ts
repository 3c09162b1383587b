export type { Draft, DraftKind, DraftToKeep } from './draft.ts';
export { type DraftStore, openDraftStore } from './draft-store.ts';
