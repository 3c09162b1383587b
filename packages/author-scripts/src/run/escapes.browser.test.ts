import { proveThatNothingEscapes } from './testing/escapes/suite.ts';

proveThatNothingEscapes();
