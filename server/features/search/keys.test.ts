// The built-in readings equal those of pinyin-pro, and names get all the keys that people type.
import { pinyin, polyphonic } from 'pinyin-pro'
import { describe, expect, it } from 'vitest'
import { clubTable } from '../../feed/names/club-table.ts'
import { aliasesOf } from './alias.ts'
import { namedKeys, searchKeys, syllablesOf } from './keys.ts'
import { readingsOf } from './reading.ts'

const basicPlane = Array.from({ length: 0x9fa5 - 0x4e00 + 1 }, (_, place) => String.fromCharCode(0x4e00 + place))

describe('character readings', () => {
  it('match the dictionary, character by character', () => {
    const other = basicPlane.filter((character) => {
      const ours = readingsOf(character)
      if (ours === '') return false
      const [theirs = []] = polyphonic(character, { toneType: 'none', type: 'array', v: true })
      const known = new Set([pinyin(character, { toneType: 'none', v: true }), ...theirs])
      return !ours.split('/').some((reading) => known.has(reading.replace('nu', 'nü')) || known.has(reading))
    })
    expect(other).toEqual([])
    expect(basicPlane.filter((character) => readingsOf(character) === '').length).toBeLessThan(60)
  })

  it('cover every place name that has its own reading', () => {
    const places = [
      '重庆',
      '长春',
      '厦门',
      '蚌埠',
      '东莞',
      '番禺',
      '成都',
      '大连',
      '沈阳',
      '天津',
      '西藏',
      '吕梁',
      '大同',
      '长沙',
      '朝阳',
      '台州',
      '盛京',
    ]
    for (const place of places) {
      const [ours, theirs] = [syllablesOf(place).split(' '), pinyin(place, { toneType: 'none', type: 'array', v: true })]
      for (const [at, reading] of theirs.entries()) expect(ours[at]?.split('/'), place).toContain(reading)
    }
  })

  it('ignore anything that is not a Chinese character', () => {
    expect(['A', '7', 'ế', 'カ', '', ' ', '👍', '𠮷'].map(readingsOf)).toEqual(['', '', '', '', '', '', '', ''])
  })
})

describe('the search keys of a name', () => {
  it('are its folded spellings, Chinese first with its syllables', () => {
    expect(searchKeys(['皇家马德里', 'Real Madrid', 'Réal Madrid', '河南 FC'])).toEqual({
      keys: '皇家马德里\n河南fc\nreal madrid\nrealmadrid',
      pinyin: 'huang jia ma de li\nhe nan - -',
    })
  })

  it('spell out letters that a keyboard may lack', () => {
    expect(searchKeys(['Preußen Münster']).keys.split('\n')).toEqual([
      'preussen munster',
      'preussenmunster',
      'preussen muenster',
      'preussenmuenster',
    ])
    expect(searchKeys(['Mueller']).keys).toBe('mueller')
  })

  it('include its nicknames, however the name is spelled', () => {
    const name = { zh: '皇家马德里', en: 'Real Madrid CF', vi: '' }
    const { keys, pinyin: sounds } = namedKeys({ name, short: { zh: '皇马', en: 'Real Madrid', vi: '' }, code: 'RMA' })
    expect(keys.split('\n')).toEqual(expect.arrayContaining(['皇马', '银河战舰', 'rm', 'rma', 'real madrid cf']))
    expect(sounds.split('\n')).toHaveLength(keys.split('\n').filter((line) => /\p{Script=Han}/u.test(line)).length)
    expect(aliasesOf(['FC Barcelona'])).toContain('巴萨')
    for (const club of ['FC Bayern München', 'FC Bayern Muenchen']) expect(aliasesOf([club]), club).toContain('拜仁')
    expect(aliasesOf(['Nobody United'])).toEqual([])
  })

  it('include a nickname for most of the clubs in our tables', () => {
    const named = Object.keys(clubTable).filter((club) => aliasesOf([club]).length > 0)
    expect(named.length).toBeGreaterThan(20)
  })
})
