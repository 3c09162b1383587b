import { currentRun, regularExpressions } from '../run.ts';
import { fail } from '../values/failure.ts';
import { protos } from '../values/protos.ts';
import { give, maker, type Native } from './native.ts';

/** A method of texts whose work `matching.ts` does, which a page loads for code that names it. */
function method(name: 'match' | 'matchAll' | 'search'): Native {
  return (self, given) => {
    const { methods } =
      currentRun().scope.regularExpressions ?? fail('TypeError', `.${name} must be written out`);
    return methods[name](self, given);
  };
}

give(protos.string, {
  match: method('match'),
  matchAll: method('matchAll'),
  search: method('search'),
});

export const regexpConstructor = maker('RegExp', protos.regexp, (self, given) =>
  regularExpressions().make(self, given),
);
