import { longestName, titleMark } from './typed-name.ts';

/** The same PNG, bearing a name: a chunk of text before its last one, so that it can be read, and read out, again. */
export function withTitle(picture: string, name: string): string {
  const [head = '', base64 = ''] = picture.split(',');
  const bytes = atob(base64);
  const end = bytes.length - 12;
  const chunk = `${titleMark}${encodeURIComponent(name.slice(0, longestName)).slice(0, 2000)}`;
  const length = number(chunk.length - 4);
  return `${head},${btoa(`${bytes.slice(0, end)}${length}${chunk}${number(checksum(chunk))}${bytes.slice(end)}`)}`;
}

/** Four bytes, the highest first. */
function number(value: number): string {
  return String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}

/** CRC-32. Source: PNG, 5.5. */
function checksum(text: string): number {
  let sum = 0xffffffff;
  for (let index = 0; index < text.length; index += 1) {
    sum ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
