// Texts that are the same to a person are the same to the search.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForms, foldText, foldWithPlaces, matcherOf, matcherOfAny, plainRuns } from './text-fold.ts'

/** Letters of many alphabets and keyboards, with combining marks. */
const written = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'đÐɖøŁßẞæŒıİþäÅöüÜﬁə’–-aeu \u0301\u0308\u0323中'), maxLength: 12 }),
)

describe('folded text', () => {
  it.each([
    ['Đà Nẵng', 'da nang'],
    ['ĐỘI TUYỂN VIỆT NAM', 'doi tuyen viet nam'],
    ['Ｍａｎ　Ｕｔｄ', 'man utd'],
    ['  Bodø/Glimt ', 'bodo/glimt'],
    ['São  Paulo', 'sao paulo'],
    ['上海海港', '上海海港'],
    ['ガンバ大阪', 'ガンバ大阪'],
    ['Atle\u0301tico', 'atletico'],
    ['Ǿ Đ̣', 'o d'],
    ['Preußen Münster', 'preussen munster'],
    ['PREUẞEN', 'preussen'],
    ['Ðà Nẵng', 'da nang'],
    ['Ɖông Á Thanh Hóa', 'dong a thanh hoa'],
    ['Þór Ærø Œuvre', 'thor aero oeuvre'],
    ['BEŞİKTAŞ Kasımpaşa', 'besiktas kasimpasa'],
    ['Łódź Ħamrun Səbail', 'lodz hamrun sabail'],
    ['Ŋ ŧ ƙ', 'n t k'],
    ['N’Golo', "n'golo"],
    ['Saint–Étienne', 'saint-etienne'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('is idempotent', () => {
    fc.assert(fc.property(written, (text) => foldText(foldText(text)) === foldText(text)))
  })
})

describe('text forms', () => {
  it('are two if letters can be spelled out, otherwise one', () => {
    expect(foldForms('Müller')).toEqual(['muller', 'mueller'])
    expect(foldForms('MU\u0308LLER')).toEqual(['muller', 'mueller'])
    expect(foldForms('Bodø/Glimt')).toEqual(['bodo/glimt', 'bodoe/glimt'])
    expect(foldForms('Ålesund')).toEqual(['alesund', 'aalesund'])
    for (const text of ['Preußen', 'Mueller', 'Manuel', 'yue', '岳', '']) expect(foldForms(text), text).toHaveLength(1)
  })

  it('have no further forms', () => {
    fc.assert(
      fc.property(written, (text) => {
        for (const form of foldForms(text)) expect(foldForms(form)).toEqual([form])
      }),
    )
  })
})

describe('query matching', () => {
  it.each([
    ['Preußen', ['preussen', 'PREUSSEN', 'preußen', 'preu']],
    ['Preussen', ['Preußen', 'preuẞen']],
    ['Müller', ['muller', 'mueller', 'MÜLLER', 'müll']],
    ['Mueller', ['müller', 'mueller']],
    ['Đà Nẵng', ['ða nang', 'Ɖà nẵng', 'da']],
    ['', ['', ' ']],
  ])('matches %s by %j', (text, all) => {
    for (const typed of all) expect(matcherOf(typed)(text), typed).toBe(true)
  })

  it.each([
    ['Mueller', 'muller'],
    ['Muller', 'mueller'],
    ['Manuel', 'manul'],
    ['Preußen', 'preusen'],
  ])('does not match %s by %s', (text, typed) => {
    expect(matcherOf(typed)(text)).toBe(false)
  })

  it('with several queries matches any of them, and with none matches nothing', () => {
    const holds = matcherOfAny(['赌球', 'Müller'])
    expect(['赌球群', 'mueller', '球', 'Mul'].map(holds)).toEqual([true, true, false, false])
    expect(['', 'x'].map(matcherOfAny([]))).toEqual([false, false])
  })

  it('matches any text that contains the query verbatim', () => {
    fc.assert(fc.property(written, (text) => matcherOf(text)(`a ${text} b`)))
  })
})

describe('digits and Chinese characters of a query', () => {
  it.each([
    ['球迷１２ Müller3', ['球迷12', '3']],
    ['①②', ['12']],
    ['Đặng', []],
    ['', []],
  ])('in %j are %j', (typed, runs) => {
    expect(plainRuns(typed)).toEqual(runs)
  })

  it('occur in every matching text', () => {
    const piece = fc.constantFrom(...'12１②½中文⼀豈üßea－- \u0301\u20e3')
    const pieces = fc.array(piece, { maxLength: 10 }).map((all) => all.join(''))
    fc.assert(
      fc.property(pieces, fc.nat(10), fc.nat(10), pieces, (text, from, length, other) => {
        for (const typed of [text.slice(from, from + length), other])
          if (matcherOf(typed)(text)) for (const run of plainRuns(typed)) expect(text.normalize('NFKC')).toContain(run)
      }),
    )
  })
})

describe('folded text with positions', () => {
  it('has a position for each code unit, in order and within the text', () => {
    fc.assert(
      fc.property(written, (text) => {
        for (const { folded, places } of foldWithPlaces(text)) {
          expect(places).toHaveLength(folded.length + 1)
          expect(places).toEqual([...places].sort((a, b) => a - b))
          expect(places.at(-1)).toBe(text.length)
        }
      }),
    )
  })
})
