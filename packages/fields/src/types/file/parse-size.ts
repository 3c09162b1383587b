/** Bytes of each unit; times are of old, when the same reader read durations. Source: Form.io's renderer. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  b: 1,
  kb: 1024,
  mb: 1024 ** 2,
  gb: 1024 ** 3,
  s: 1,
  m: 60,
  h: 3600,
};

/** A size as an author writes it (`4 MB`, `1.5kb`, `200`) in bytes; undefined when it says none. */
export function parseSize(text: string): number | undefined {
  const [, number = '', unit = ''] = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*([a-z]*)\s*$/i.exec(text) ?? [];
  const factor = units[unit.toLowerCase()];
  return number === '' || factor === undefined ? undefined : Number(number) * factor;
}
