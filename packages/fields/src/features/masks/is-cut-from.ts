/** Whether a text is another without one piece of it: what is left where somebody deletes. */
export function isCutFrom(text: string, before: string): boolean {
  if (text.length >= before.length) return false;
  let same = 0;
  while (same < text.length && text[same] === before[same]) same += 1;
  return before.endsWith(text.slice(same));
}
