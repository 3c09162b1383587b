/** How many words a text has, parted by space. */
export function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}
