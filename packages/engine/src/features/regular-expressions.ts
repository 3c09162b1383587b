export { regularExpressions } from '@guichet/author-scripts/regular-expressions';
