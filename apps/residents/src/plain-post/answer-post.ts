import { randomUUID } from 'node:crypto';
import { isJsonObject, type JsonObject, type Locale } from '@guichet/definition';
import {
  createForm,
  type Environment,
  type ErrorItem,
  type FieldTransientState,
  type Form,
  isChange,
  isNavigation,
  type PreparedForm,
  textsOf,
  type WizardPage,
} from '@guichet/engine';
import type { Maps } from '@guichet/fields/posted';
import type { FormSources } from '@guichet/form-service';
import { navigate } from '@guichet/renderer/wizard';
import { findReferenceNumber, type ServiceFault } from '@guichet/service-client';
import type { FormSource, SourcedForm } from '../forms/form-source.ts';
import { serverParts } from '../forms/server-parts.ts';
import type { Outages } from '../outages/outages.ts';
import { createFormInstance } from '../pages/create-form-instance.ts';
import type { AnsweredPage, FormPageData } from '../pages/page-data.ts';
import { restoreLeftPage } from '../pages/restore-left.ts';
import type { Site } from '../pages/site.ts';
import { specialFlowOf } from '../server/special-flows.ts';
import { changeForm } from './change-form.ts';
import { dataOfPost, type PostedAnswers } from './data-of-post.ts';
import type { LeavingPost, Ordering } from './leave-by-plain-post.ts';
import { type PageStatus, shownFor, statusOf } from './not-saved.ts';
import type { PlainPost } from './parse-post.ts';
import { fieldsOfDefinition, fieldsOfForm, hasComputedTexts } from './posted-fields.ts';
import { saveRows } from './save-rows.ts';
import { searchOnEnter } from './search-on-enter.ts';
import { hasRoomFor, isTooLarge } from './size-of-post.ts';
import type { SubmissionKey } from './submission-key.ts';
import { choicesOn, withChoices, withNames } from './with-choices.ts';
import { withUnread } from './with-unread.ts';
import { withoutSecrets } from './without-secrets.ts';

export interface Posted {
  readonly alias: string;
  readonly locale: Locale;
  readonly post: PlainPost;
  readonly key: SubmissionKey;
  /** The resident, as a keyed hash, for limits. */
  readonly sender: string;
}

export type PostAnswer =
  /** The form's page again, as the resident left it. */
  | { readonly kind: 'page'; readonly status: PageStatus; readonly data: FormPageData }
  | LeavingPost
  | { readonly kind: 'saved'; readonly alias: string; readonly referenceNumber: string | undefined }
  | { readonly kind: 'invalidAlias' }
  /** It holds more rows and lists than any page of ours without a script. */
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'notLoaded'; readonly fault: ServiceFault };

interface Needs {
  readonly source: FormSource;
  readonly site: Site;
  readonly environment: () => Environment;
  readonly maps: Maps;
  readonly sources: FormSources;
  /** Gets the error of the city's map, without a word of the query. */
  readonly notify: (text: string) => void;
  /** Hears what stopped the resident; and, of a wizard, the page that is shown next. */
  readonly onStopped?: (form: PreparedForm, errors: readonly ErrorItem[]) => void;
  readonly onPage?: (form: PreparedForm, page: WizardPage) => void;
  readonly ordering: Ordering;
  readonly outages: Outages;
  /** Deletes a stored file that the resident took out. */
  readonly forget: (record: JsonObject) => void;
}

/** Does for a plain form post what the page's script does otherwise: the same engine, rules and saving. */
export async function answerPost(posted: Posted, needs: Needs): Promise<PostAnswer> {
  const answer = await answerItself(posted, needs);
  if (answer.kind !== 'page') return answer;
  return { ...answer, data: await withChoices(answer.data, posted.post, needs.sources) };
}

async function answerItself({ alias, locale, post, key, sender }: Posted, needs: Needs): Promise<PostAnswer> {
  const { source, site } = needs;
  const found = await source.find(alias);
  if (found.kind === 'failed') return { kind: 'notLoaded', fault: found.fault };
  const openedForm =
    post.version === undefined ? undefined : await versionOf(post.version, alias, found, source);
  // A page that was opened while the form was served may still be sent.
  const known = found.kind === 'found' ? found.form : openedForm;
  if (known === undefined) return { kind: 'invalidAlias' };
  const current = known;
  const { components } = openedForm ?? current;
  if (isTooLarge(components, post)) return { kind: 'tooLarge' };
  const environment = needs.environment();
  /** The transient states, once choices have names. */
  let transientStates: readonly FieldTransientState[] = [];
  let questions = transientStates;

  function page(
    status: PageStatus,
    answered: Partial<AnsweredPage>,
    form = openedForm ?? current,
  ): PostAnswer {
    const data = pageData(form);
    const read = answersOf(data);
    // A secret must be entered again. Of a wizard it is carried along all the same: the page that asks may be another.
    const isDrawn = data.form.display === 'form';
    const posted = isDrawn ? { ...read, data: withoutSecrets(form.components, read.data) } : read;
    const beside = [
      ...(transientStates.length > 0 ? transientStates : (posted.transientStates ?? [])),
      ...questions,
    ];
    const kept: AnsweredPage = {
      ...posted,
      key: post.key ?? randomUUID(),
      attempted: true,
      ...(post.place && { place: post.place }),
      ...(beside.length > 0 && { transientStates: beside }),
      ...answered,
    };
    return { kind: 'page', status, data: { ...data, answered: kept } };
  }

  /** The answers by form version, so that each is read once. */
  const answers = new Map<string, PostedAnswers>();

  function answersOf(data: FormPageData): PostedAnswers {
    const read = answers.get(data.form.version) ?? answersIn(data, post);
    answers.set(data.form.version, read);
    return read;
  }

  function pageData(form: PreparedForm): FormPageData {
    return {
      kind: 'form',
      site,
      locale,
      form: needs.outages.pageFormOf(form),
      texts: textsOf(form, locale),
      environment,
    };
  }

  // The posted form version is no longer known: another version would validate its answers by other rules.
  const isChanged = openedForm === undefined && post.version !== undefined;
  const reported: Partial<AnsweredPage> = isChanged ? { notice: { kind: 'formChanged', isHere: true } } : {};
  const { command } = post;
  if (command?.kind === 'language') return page(200, { attempted: post.attempted, ...reported });
  if (isChanged) return page(409, reported);

  const data = pageData(openedForm ?? current);
  const formInstance = createFormInstance(
    {
      ...data,
      answered: { ...answersOf(data), key: '', attempted: false },
    },
    serverParts,
    restoreLeftPage,
  );
  formInstance.dispatch({ kind: 'restore', place: post.place });
  transientStates = await withNames(formInstance, post, needs.sources);
  /** The same form's page again, with what can be chosen on it. */
  async function drawn(status: PageStatus, reported: Partial<AnsweredPage>): Promise<PostAnswer> {
    const choices = await choicesOn(formInstance, post, needs.sources);
    formInstance.dispose();
    return page(status, { ...reported, ...choices });
  }
  if (command?.kind === 'unknown') return drawn(200, { attempted: post.attempted, ...stateOf(formInstance) });
  const isEnter = command?.kind === 'enter';
  const change = isEnter ? searchOnEnter(formInstance) : command;
  if (change !== undefined && isChange(change)) {
    if (!hasRoomFor(change, components, post)) {
      return drawn(200, { attempted: post.attempted, ...stateOf(formInstance), notice: { kind: 'full' } });
    }
    const reported = await changeForm(formInstance, change, needs);
    const status = reported.refusedRows?.length ? 422 : 200;
    return drawn(status, { attempted: post.attempted, ...stateOf(formInstance), ...reported });
  }
  if (isEnter && formInstance.kept().openRows.length > 0) {
    const refusedRows = saveRows(formInstance, () => true);
    const status = refusedRows.length > 0 ? 422 : 200;
    return drawn(status, { attempted: post.attempted, ...stateOf(formInstance), refusedRows });
  }
  if (command?.kind === 'cancel') {
    return drawn(200, { attempted: post.attempted, ...placeOf(formInstance), notice: { kind: 'cancel' } });
  }
  const turned = navigate(formInstance, command && isNavigation(command) ? command : undefined);
  if (turned.kind !== 'send') {
    const kept = { attempted: post.attempted, ...placeOf(formInstance) };
    questions = questionsOf(formInstance);
    if (turned.kind === 'invalid') needs.onStopped?.(openedForm ?? current, formInstance.errors());
    else if (formInstance.wizard) needs.onPage?.(openedForm ?? current, formInstance.wizard.current());
    return turned.kind === 'invalid' ? drawn(422, { ...kept, turned: 'refused' }) : drawn(200, kept);
  }
  if (needs.outages.outageOf(data.form)?.isClosed) {
    const kept = {
      attempted: post.attempted,
      openRows: stateOf(formInstance).openRows,
      ...placeOf(formInstance),
    };
    return drawn(503, { ...kept, notice: { kind: 'closed' } });
  }
  const outcome = formInstance.dispatch({ kind: 'submit' });
  const there = { ...placeOf(formInstance), openRows: stateOf(formInstance).openRows };
  questions = questionsOf(formInstance);
  const { path, version } = data.form;
  const left = { data: formInstance.withoutSecrets(formInstance.answers()), ...placeOf(formInstance) };
  const selectData = formInstance.selectData?.();
  if (outcome.kind === 'invalid') {
    needs.onStopped?.(openedForm ?? current, outcome.errors);
    return drawn(422, there);
  }
  // Sent at once, a double press would be two submissions: the page has a key from here on.
  if (key.isNew) return drawn(200, { ...there, key: key.key, attempted: false, notice: { kind: 'notSent' } });
  const metadata = { language: locale, formVersion: version, selectData };
  const { isNamedByKey, repeatWindowMs } = key;
  const submission = { data: outcome.data, metadata };
  const leaving = { alias: path, ...submission, key: key.key, repeatWindowMs };
  const leave = specialFlowOf(data.form)?.leaveByPost ?? 'saved';
  const saved =
    leave === 'saved'
      ? await source.save(
          { path, ...submission, ...(isNamedByKey && { isNamedByKey }) },
          ...([key.key, repeatWindowMs, sender] as const),
        )
      : await leave({ asked: leaving, formInstance, answers: left, ordering: needs.ordering });
  switch (saved.kind) {
    case 'leave':
      formInstance.dispose();
      return saved;
    case 'saved':
      formInstance.dispose();
      return {
        kind: 'saved',
        alias: path,
        referenceNumber: findReferenceNumber(saved.submission.metadata),
      };
    case 'formChanged': {
      formInstance.dispose();
      const now = await source.find(alias);
      return page(
        409,
        { attempted: false, notice: { kind: 'formChanged', isHere: true } },
        now.kind === 'found' ? now.form : current,
      );
    }
    default:
      return drawn(statusOf(saved), shownFor(saved, key.key, locale));
  }
}

/** All that a page is drawn again from, after something in the form was changed. */
function stateOf(form: Form) {
  const data = form.wizard === undefined ? form.withoutSecrets(form.answers()) : form.answers();
  return withUnread(form, { data, ...form.kept() });
}

/** Searches that asked about themselves: a page that is rendered again does not ask again. */
const questionsOf = (form: Form): readonly FieldTransientState[] =>
  form
    .kept()
    .transientStates.filter(
      ({ transientState }) => isJsonObject(transientState) && transientState.asking !== undefined,
    );

/** Where the resident is in a wizard. */
function placeOf(form: Form): Pick<AnsweredPage, 'place'> {
  const { place } = form.kept();
  return place === undefined ? {} : { place };
}

/** The version that the page was drawn with, if it is one of this form. */
async function versionOf(version: string, alias: string, found: SourcedForm, source: FormSource) {
  if (found.kind === 'found' && found.form.version === version) return found.form;
  const former = await source.findVersion(version);
  return former?.path === alias ? former : undefined;
}

/** The answers of a post. A form comes to life for it only where code may have computed what a text holds. */
function answersIn({ form, texts, locale, environment }: FormPageData, post: PlainPost): PostedAnswers {
  const { components } = form;
  const untouched = hasComputedTexts(components)
    ? createForm(form, { ...serverParts, texts, locale, environment })
    : undefined;
  const fields = untouched
    ? fieldsOfForm(untouched, locale, environment)
    : fieldsOfDefinition(components, locale, environment);
  const posted = dataOfPost(fields, post);
  untouched?.dispose();
  const transientStates = [...(posted.transientStates ?? []), ...(post.transientStates ?? [])];
  return { ...posted, ...(transientStates.length > 0 && { transientStates }) };
}
