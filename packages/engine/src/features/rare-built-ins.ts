export { allBuiltIns } from '@guichet/author-scripts/rare-built-ins';
