/** The door to all that any form can need, as a form service validates. */
export { everyAbility } from './features/every-ability.ts';
export { everyPattern, type TestExpression } from './rules/pattern/every-pattern.ts';
export { rules } from './rules/rules.ts';
