import { defineObject } from '../define-object.ts';

/** Values in a tree. Value: a node, `{data: {...}, children: [node, ...]}`; empty `{}`. */
export const treeModel = defineObject({ label: { en: 'Tree', fr: 'Arborescence' } });
