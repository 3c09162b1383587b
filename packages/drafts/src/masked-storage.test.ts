import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maskedStorage } from './masked-storage.ts';
import { forgetPads } from './one-time-pad.ts';

/** As much of a browser's storage as is used here: keys are its own properties. */
class MemoryStorage {
  [name: string]: unknown;

  getItem(name: string) {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }

  setItem(name: string, text: string) {
    this[name] = text;
  }

  removeItem(name: string) {
    delete this[name];
  }
}

const text = '{"name":"Zoé 🐈","file":"Zanzibar.txt"}';
let storage: MemoryStorage;
let localStorage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  localStorage = new MemoryStorage();
  vi.stubGlobal('window', { sessionStorage: storage, localStorage });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a text is read as it was written, and stands nowhere in plain letters', () => {
  maskedStorage.setItem('a', text);
  expect(maskedStorage.getItem('a')).toBe(text);
  const written = Object.values(storage).join();
  for (const word of ['Zanzibar', 'Zoé', 'name', 'file']) expect(written).not.toContain(word);
});

test('without its pad a text is gone, and so is a text that this page did not write', () => {
  maskedStorage.setItem('a', text);
  forgetPads('a');
  expect(maskedStorage.getItem('a')).toBeNull();
  storage.setItem('b', text);
  expect(maskedStorage.getItem('b')).toBeNull();
});

test('a text that is taken out leaves nothing', () => {
  maskedStorage.setItem('a', text);
  maskedStorage.setItem('a', text.repeat(100));
  expect(maskedStorage.getItem('a')).toBe(text.repeat(100));
  maskedStorage.removeItem('a');
  expect(Object.keys(storage)).toEqual([]);
});

test('on a computer that others use nothing is written', () => {
  localStorage.setItem('guichet:shared', '1');
  maskedStorage.setItem('a', text);
  expect(Object.keys(storage)).toEqual([]);
});
