import { isJsonObject, type JsonObject } from '@guichet/definition';
import type { Form, PreparedComponent } from '@guichet/engine';

/** A form's access rights for an upload: of the last component that has any. */
export interface UploadAccess {
  readonly submissionAccess: readonly JsonObject[] | undefined;
  /** Of the submission that is chosen in it, where it gives somebody the right to write; else empty. */
  readonly submissionId: string;
}

const writing = ['admin', 'write', 'create'];

/** Source: Form.io's renderer. The rights decide nothing else. */
export function uploadAccess(form: Form): UploadAccess {
  const [last] = form.page.components.flatMap(allIn).filter(hasAccess).slice(-1);
  if (last === undefined) return { submissionAccess: undefined, submissionId: '' };
  const { submissionAccess = [], key } = last;
  const isGroup = writing.includes(String(submissionAccess.at(-1)?.type));
  const chosen = isGroup ? form.data()[key] : undefined;
  const id = isJsonObject(chosen) ? chosen._id : undefined;
  return { submissionAccess, submissionId: typeof id === 'string' ? id : '' };
}

function hasAccess({ submissionAccess }: PreparedComponent): boolean {
  return submissionAccess !== undefined;
}

function allIn(component: PreparedComponent): readonly PreparedComponent[] {
  return [component, ...(component.children ?? []).flatMap(allIn)];
}
