import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineFault, lineForm, messageFault, messageForm, nameForm } from './line-text.ts'

describe('lines and messages with direction marks', () => {
  it.each([
    ['\u200e好球', '好球'],
    ['\u2068@Ann\u2069 来了', '@Ann 来了'],
    ['\u202d+86 138 0013 8000\u202c', '+86 138 0013 8000'],
    ['好\u200f球', '好球'],
    ['a\u202eb', 'ab'],
    ['\u0627\u0644\u0639\u061c\u200f', '\u0627\u0644\u0639'],
  ])('%j is stored as %j', (typed, expected) => {
    expect([lineForm(typed), lineFault(lineForm(typed), 100)]).toEqual([expected, null])
    const message = `${typed}\n2`
    expect([messageForm(message), messageFault(messageForm(message), 100)]).toEqual([`${expected}\n2`, null])
  })

  it.each([
    ['a family', '👨\u200d👩\u200d👧'],
    ['a Persian word', 'می\u200cخواهم'],
    ['a conjunct that is held apart', 'क्\u200dष'],
    ['a Khmer line', 'កម្ពុជា\u200bកម្ពុជា'],
    ['the flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ])('%s keeps its joiners', (_, typed) => {
    expect([lineForm(typed), lineFault(typed, 100)]).toEqual([typed, null])
    expect(messageForm(typed)).toBe(typed)
  })

  it('collapses spaces around a removed mark', () => expect(lineForm('好 \u200f 球')).toBe('好 球'))

  it('is invalid if it contains nothing else', () => {
    for (const nothing of ['\u200e', '\u2068 \u2069', '\u202e\u200b']) expect(lineFault(lineForm(nothing), 100)).toBe('invalid-input')
  })
})

describe('name', () => {
  it.each([
    ['\u200eAnn\u200f', 'Ann'],
    ['An\u200bn', 'Ann'],
    ['A\u200dnn', 'Ann'],
    ['Ann\u00ad\ufeff\u2060', 'Ann'],
    ['Ann\ufe0f', 'Ann'],
    ['Ann\u{e0041}\u{e007f}', 'Ann'],
    ['A\u034fnn\u3164', 'Ann'],
    ['\u202e球 \u2066 迷\u2069', '球 迷'],
    ['e\u200b\u0301', '\u00e9'],
    ['球\u{e0100}', '球'],
  ])('%j is %j, so invisible characters do not make a different name', (typed, expected) => {
    expect([nameForm(typed), lineFault(nameForm(typed), 100)]).toEqual([expected, null])
  })

  it('keeps characters required for rendering', () => {
    const flag = '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'
    for (const drawn of ['👨\u200d👩\u200d👧 球迷', '❤\ufe0f\u200d🔥', '👨🏽\u200d🚀', '1\ufe0f\u20e3', flag, 'क्\u200dष'])
      expect(nameForm(drawn)).toBe(drawn)
  })

  it('that contains only such marks is empty and invalid', () => {
    for (const nothing of ['\u200e', ' \u200b \ufeff', '\u3164\u3164', '\u2068\u2069', '\ufe0f\u200d'])
      expect([nameForm(nothing), lineFault(nameForm(nothing), 100)]).toEqual(['', 'invalid-input'])
  })
})

it('normalization is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      expect(lineForm(lineForm(typed))).toBe(lineForm(typed))
      expect(messageForm(messageForm(typed))).toBe(messageForm(typed))
      expect(nameForm(nameForm(typed))).toBe(nameForm(typed))
    }),
  )
})
