import { randomUUID } from 'node:crypto';
import type { Locale } from '@guichet/definition';
import {
  createForm,
  type Environment,
  type Form,
  type PreparedForm,
  pageFormOf,
  textsOf,
} from '@guichet/engine';
import { changeList, changeRows } from '@guichet/fields/whole-views';
import { turnPage } from '@guichet/renderer/wizard';
import { findReferenceNumber, type SaveOutcome, type ServiceFault } from '@guichet/service-client';
import type { FormSource, FoundForm } from '../forms/form-source.ts';
import { serverParts } from '../forms/server-parts.ts';
import { livenForm } from '../pages/liven-form.ts';
import type { Answered, FormPageData } from '../pages/page-data.ts';
import type { Site } from '../pages/site.ts';
import { dataOfPost, type PostedAnswers } from './data-of-post.ts';
import type { PlainPost } from './parse-post.ts';
import { saveRows } from './save-rows.ts';
import type { SubmissionKey } from './submission-key.ts';

export interface Posted {
  readonly alias: string;
  readonly locale: Locale;
  readonly post: PlainPost;
  readonly key: SubmissionKey;
}

export type PostAnswer =
  /** The form's page again, as the resident left it. */
  | { readonly kind: 'page'; readonly status: 200 | 409 | 422 | 502; readonly data: FormPageData }
  | { readonly kind: 'saved'; readonly alias: string; readonly referenceNumber: string | undefined }
  | { readonly kind: 'invalidAlias' }
  | { readonly kind: 'notLoaded'; readonly fault: ServiceFault };

interface Needs {
  readonly source: FormSource;
  readonly site: Site;
  readonly environment: () => Environment;
}

/** Does for a plain form post what the page's script does otherwise: the same engine, rules and saving. */
export async function answerPost({ alias, locale, post, key }: Posted, needs: Needs): Promise<PostAnswer> {
  const { source, site } = needs;
  const found = await source.find(alias);
  if (found.kind === 'failed') return { kind: 'notLoaded', fault: found.fault };
  const own = post.version === undefined ? undefined : await versionOf(post.version, alias, found, source);
  // A page that was opened while the form was served may still be sent.
  const known = found.kind === 'found' ? found.form : own;
  if (known === undefined) return { kind: 'invalidAlias' };
  const current = known;
  const environment = needs.environment();

  function page(
    status: 200 | 409 | 422 | 502,
    answered: Partial<Answered>,
    form = own ?? current,
  ): PostAnswer {
    const data = pageData(form);
    const kept: Answered = {
      ...answersOf(data, post, data.form.display === 'form'),
      key: post.key ?? randomUUID(),
      attempted: true,
      ...(post.place && { place: post.place }),
      ...answered,
    };
    return { kind: 'page', status, data: { ...data, answered: kept } };
  }

  function pageData(form: PreparedForm): FormPageData {
    return { kind: 'form', site, locale, form: pageFormOf(form), texts: textsOf(form, locale), environment };
  }

  // What the page showed is not known any more: another form's rules and questions would judge its answers.
  const isChanged = own === undefined && post.version !== undefined;
  const told: Partial<Answered> = isChanged ? { notice: { kind: 'formChanged', isHere: true } } : {};
  if (post.intent === 'language') return page(200, { attempted: post.attempted, ...told });
  if (isChanged) return page(409, told);

  const data = pageData(own ?? current);
  const living = livenForm(
    {
      ...data,
      answered: { ...answersOf(data, post), key: '', attempted: false },
    },
    serverParts,
  );
  if (post.place !== undefined) living.restorePlace(post.place);
  const isSaving = post.turn === 'enter' && living.openRows().length > 0;
  const change = isSaving ? 'row:save' : post.change;
  if (change !== undefined) {
    const refusedRows = saveRows(living, change);
    if (refusedRows === undefined && !changeRows(living, change)) changeList(living, change);
    const answers = data.form.display === 'form' ? living.withoutSecrets(living.data()) : living.data();
    const kept = {
      ...{ attempted: post.attempted, data: answers, openRows: living.openRows(), ...placeOf(living) },
      ...(refusedRows && { refusedRows }),
    };
    living.dispose();
    return page(refusedRows?.length ? 422 : 200, kept);
  }
  if (post.turn === 'cancel') {
    const kept = { attempted: post.attempted, ...placeOf(living) };
    living.dispose();
    return page(200, { ...kept, notice: { kind: 'cancel' } });
  }
  const turned = turnPage(living, post.turn ?? '');
  if (turned.kind !== 'send') {
    const kept = { attempted: post.attempted, ...placeOf(living) };
    living.dispose();
    return turned.kind === 'invalid' ? page(422, { ...kept, turned: 'refused' }) : page(200, kept);
  }
  const outcome = living.submit();
  const there = placeOf(living);
  living.dispose();
  if (outcome.kind === 'invalid') return page(422, there);
  const { path, version } = data.form;
  const metadata = { language: locale, formVersion: version };
  const saved = await source.save({ path, data: outcome.data, metadata }, key.key, key.repeatWindowMs);
  switch (saved.kind) {
    case 'saved':
      return {
        kind: 'saved',
        alias: path,
        referenceNumber: findReferenceNumber(saved.submission.metadata),
      };
    case 'formChanged': {
      const now = await source.find(alias);
      return page(
        409,
        { attempted: false, notice: { kind: 'formChanged', isHere: true } },
        now.kind === 'found' ? now.form : current,
      );
    }
    default:
      return page(statusOf(saved), shownFor(saved, key.key));
  }
}

/** Where the resident is in a wizard. */
function placeOf(form: Form): Pick<Answered, 'place'> {
  const place = form.place();
  return place === undefined ? {} : { place };
}

type NotSaved = Exclude<SaveOutcome, { kind: 'saved' | 'formChanged' }>;

/** What the page says after a saving that did not succeed. */
function shownFor(outcome: NotSaved, key: string): Partial<Answered> {
  switch (outcome.kind) {
    case 'invalid':
      return { details: outcome.details };
    case 'keyReused':
      return {
        key: randomUUID(),
        attempted: false,
        notice: { kind: 'keyReused', referenceNumber: outcome.referenceNumber },
      };
    // Under the same key, so that what was stored all the same is stored once.
    case 'unconfirmed':
      return { key, attempted: false, notice: { kind: 'unconfirmed' } };
    case 'failed':
      return { key, failed: true };
  }
}

function statusOf({ kind }: NotSaved): 409 | 422 | 502 {
  if (kind === 'failed') return 502;
  return kind === 'unconfirmed' ? 409 : 422;
}

/** The version that the page was drawn with, if it is one of this form. */
async function versionOf(version: string, alias: string, found: FoundForm, source: FormSource) {
  if (found.kind === 'found' && found.form.version === version) return found.form;
  const former = await source.findVersion(version);
  return former?.path === alias ? former : undefined;
}

/**
 * What was filled in. What is to be drawn again leaves out a secret: it is asked for anew. Of a wizard it is
 * carried along all the same, since the page that asks for it may be another one.
 */
function answersOf(
  { form, texts, locale, environment }: FormPageData,
  post: PlainPost,
  isDrawn = false,
): PostedAnswers {
  const untouched = createForm(form, { ...serverParts, texts, locale, environment });
  const posted = dataOfPost(untouched, post);
  const data = isDrawn ? untouched.withoutSecrets(posted.data) : posted.data;
  untouched.dispose();
  return { ...posted, data };
}
