// What a line of chat, a danmaku, a message or a name of a group may be: text as it was typed, without what cannot be seen.
import { countCharacters } from './characters.ts'
import { withoutDirection, withoutUnseen } from './invisible-marks.ts'

/** Controls, direction-changing and unassigned characters, halves of pairs, towers of marks. A joiner belongs to emoji. */
const unseen = /[\p{Cc}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]|\p{M}{5,}/u
/** The same, but a message may have lines. */
const unseenButLines = /[\p{Cs}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]|(?![\n\t])\p{Cc}|\p{M}{5,}/u
const blank = /^[\s\p{Cf}\u2800\u3164\u115f\u1160\uffa0]*$/u

export type TextFault = 'invalid-input' | 'too-long'

/** One line: blanks as one, none around it, without the marks of direction that a copied name or number brings along. */
export const lineForm = (typed: string): string => withoutDirection(typed).normalize('NFC').replace(/\s+/gu, ' ').trim()
/** A name: one line that looks like another only where it is the same. Empty when nothing of it is seen. */
export const nameForm = (typed: string): string => lineForm(withoutUnseen(typed))
export function lineFault(line: string, most: number): TextFault | null {
  if (blank.test(line) || unseen.test(line)) return 'invalid-input'
  return line.length > most * 4 || countCharacters(line) > most ? 'too-long' : null
}

/** A message of several lines. */
export const messageForm = (typed: string): string => withoutDirection(typed).normalize('NFC').replace(/\r\n?/g, '\n').trim()
export function messageFault(message: string, most: number): TextFault | null {
  if (blank.test(message) || unseenButLines.test(message)) return 'invalid-input'
  return message.length > most * 2 || countCharacters(message) > most ? 'too-long' : null
}
