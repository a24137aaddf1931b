// Validation of room messages, danmaku, private messages and group names: text as typed, without invisible characters.
import { countCharacters } from './characters.ts'
import { withoutDirection, withoutUnseen } from './invisible-marks.ts'

/** Controls, direction-changing and unassigned characters, lone surrogates, stacked marks. Joiners belong to emoji. */
const unseen = /[\p{Cc}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]|\p{M}{5,}/u
/** The same, but a message may have line breaks. */
const unseenButLines = /[\p{Cs}\p{Cn}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]|(?![\n\t])\p{Cc}|\p{M}{5,}/u
const blank = /^[\s\p{Cf}\u2800\u3164\u115f\u1160\uffa0]*$/u

export type TextFault = 'invalid-input' | 'too-long'

/** One line: trimmed, with single spaces, without the direction marks that copied names or numbers contain. */
export const lineForm = (typed: string): string => withoutDirection(typed).normalize('NFC').replace(/\s+/gu, ' ').trim()
/** A name: one line that looks like another name only if it is equal. Empty if nothing of it is visible. */
export const nameForm = (typed: string): string => lineForm(withoutUnseen(typed))
export function lineFault(line: string, most: number): TextFault | null {
  if (blank.test(line) || unseen.test(line)) return 'invalid-input'
  return line.length > most * 4 || countCharacters(line) > most ? 'too-long' : null
}

/** A multi-line message. */
export const messageForm = (typed: string): string => withoutDirection(typed).normalize('NFC').replace(/\r\n?/g, '\n').trim()
export function messageFault(message: string, most: number): TextFault | null {
  if (blank.test(message) || unseenButLines.test(message)) return 'invalid-input'
  return message.length > most * 2 || countCharacters(message) > most ? 'too-long' : null
}
