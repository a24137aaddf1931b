// Makes a title for articles without one, such as posts of Mastodon and micro.blog.
import { shorten } from './blocks.ts'

/** Chinese and Japanese sentences end anywhere, others before a space. */
const sentenceEnd = /[。！？]+[」』”’）]*|[.!?…]+["'”’»)]*(?=\s)/gu
/** "St. Pauli", "vs. Lions", "1. FC Köln": the period belongs to the word before it. */
const abbreviated = /(?:^|[\s(])(?:\p{Lu}\p{L}?|vs?|\d{1,2})$/u
const wordy = /[\p{L}\p{N}]/u

/** The first sentence of a plain line, or the whole line if it is one; at most `most` characters. */
export function firstSentence(line: string, most: number): string {
  for (const { 0: mark, index } of line.matchAll(sentenceEnd)) {
    // Beyond this it would be cut anyway.
    if (index > most * 2) break
    const head = line.slice(0, index)
    if (wordy.test(head) && !(mark === '.' && abbreviated.test(head))) return shorten(head + mark, most)
  }
  return shorten(line, most)
}
