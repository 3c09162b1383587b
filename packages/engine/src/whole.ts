export { evaluateLogic } from './json-logic/evaluate-logic.ts';
export { rules } from './rules/rules.ts';
