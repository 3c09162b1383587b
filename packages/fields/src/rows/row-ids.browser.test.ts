import { afterEach, expect, test } from 'vitest';
import { firstIn } from './row-ids.ts';

const row = document.createElement('div');
const { checkVisibility } = Element.prototype;

afterEach(() => {
  Element.prototype.checkVisibility = checkVisibility;
  row.remove();
});

function draw(html: string): void {
  row.innerHTML = html;
  document.body.append(row);
}

test('the focus goes to the first control that is seen, past collapsed panels and hidden tabs', () => {
  draw(
    '<button>Remove</button><details><summary>More</summary><input></details>' +
      '<div hidden="until-found"><input></div><p style="display: none"><input></p><input id="first"><input>',
  );
  expect(firstIn(row)?.id).toBe('first');
});

test('it does in Safari before 17.4, which has no `checkVisibility`', () => {
  Reflect.set(Element.prototype, 'checkVisibility', undefined);
  draw('<button>Remove</button><p style="display: none"><input></p><input id="first">');
  expect(firstIn(row)?.id).toBe('first');
});
