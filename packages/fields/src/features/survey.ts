import { surveyModel } from '../survey/model.ts';
import { SurveyView } from '../survey/view.tsx';
import type { Feature } from './feature.ts';

/** Questions that share their answers. */
export const feature: Feature = {
  models: { survey: surveyModel },
  views: { survey: SurveyView },
};
