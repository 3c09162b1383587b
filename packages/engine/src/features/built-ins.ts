export { builtIns } from '@guichet/author-scripts/built-ins';
