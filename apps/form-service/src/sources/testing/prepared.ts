import type { Json, JsonObject } from '@guichet/definition';
import type { PreparedForm } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import { prepareForm } from '@guichet/prepare';

/** A select that is asked for at `url`, of labels and values. */
export function selectAt(url: string, more: JsonObject = {}): JsonObject {
  return {
    type: 'select',
    key: 'a',
    label: 'A',
    input: true,
    dataSrc: 'url',
    data: { url },
    valueProperty: 'id',
    ...more,
  };
}

export function prepared(...components: readonly Json[]): PreparedForm {
  const outcome = prepareForm({ title: 'Test', path: 'test', components }, { models });
  if (outcome.kind !== 'prepared') throw new Error('This is no form.');
  return outcome.form;
}
