import { type Form, navigationIn } from '@guichet/engine';
import { feature as wizard } from '@guichet/fields/features/wizard';
import { Review } from '@guichet/renderer/review';
import { navigate, WizardPages } from '@guichet/renderer/wizard';
import { formUrl } from '../pages/site.ts';
import type { PageFeature } from './page-feature.ts';

const addressOf = (form: Form) => formUrl(form.locale(), form.page.path);

function ReviewOnPage({ form }: { readonly form: Form }) {
  return <Review form={form} addressOf={addressOf} />;
}

export const feature: PageFeature = {
  ...wizard,
  drawing: () => ({ Pages: WizardPages, Review: ReviewOnPage, navigationIn, turn: navigate }),
};
