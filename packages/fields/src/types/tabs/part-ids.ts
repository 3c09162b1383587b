import type { Field } from '@guichet/engine';
import { partId } from '../../frame/part-id.ts';

export const tabId = (field: Field, index: number) => partId(field, `tab-${index}`);

export const panelId = (field: Field, index: number) => partId(field, `panel-${index}`);
