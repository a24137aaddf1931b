import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineFault, lineForm, messageFault, messageForm } from './line-text.ts'

describe('a line or message with marks of direction', () => {
  it.each([
    ['\u200e好球', '好球'],
    ['\u2068@Ann\u2069 来了', '@Ann 来了'],
    ['\u202d+86 138 0013 8000\u202c', '+86 138 0013 8000'],
    ['好\u200f球', '好球'],
    ['a\u202eb', 'ab'],
    ['\u0627\u0644\u0639\u061c\u200f', '\u0627\u0644\u0639'],
  ])('%j is kept as %j', (typed, kept) => {
    expect([lineForm(typed), lineFault(lineForm(typed), 100)]).toEqual([kept, null])
    const message = `${typed}\n2`
    expect([messageForm(message), messageFault(messageForm(message), 100)]).toEqual([`${kept}\n2`, null])
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

  it('is kept with one blank where the mark stood between two', () => expect(lineForm('好 \u200f 球')).toBe('好 球'))

  it('is none when there is nothing else', () => {
    for (const nothing of ['\u200e', '\u2068 \u2069', '\u202e\u200b']) expect(lineFault(lineForm(nothing), 100)).toBe('invalid-input')
  })
})

it('what is kept is kept as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      expect(lineForm(lineForm(typed))).toBe(lineForm(typed))
      expect(messageForm(messageForm(typed))).toBe(messageForm(typed))
    }),
  )
})
