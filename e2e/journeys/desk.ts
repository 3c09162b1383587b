/** A product below a path, with a desk for clerks and figures: journeys with these settings share it. */
export const base = '/city/forms';
export const secret = 'a-secret-of-a-clerk-of-tests';
export const token = 'a-token-of-tests-alone';

export const deskEnv = { BASE_PATH: base, OPERATOR_TOKEN: `ann:${secret}`, METRICS_TOKEN: token };
