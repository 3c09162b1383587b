import type { Field } from '@guichet/engine';
import { useMemo } from 'react';
import { FieldGroup } from './field-slot.tsx';

/** The place of one field on the page. */
export function FieldSlot({ field }: { readonly field: Field }) {
  const fields = useMemo(() => [field], [field]);
  return <FieldGroup fields={fields} />;
}
