// The texts of the demonstration world: sixty articles, complete in three languages, each with its own picture.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { articles, coverPool } from './all.ts'
import { slotsOf } from './write.ts'

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
const shape = (text: string): string[] => lines(text).map((line) => (line.startsWith('## ') ? 'h' : line.startsWith('> ') ? 'quote' : 'p'))
const picture = (name: string): string => fileURLToPath(new URL(`../../../public/news/${name}.webp`, import.meta.url))

describe('demo world articles', () => {
  it('number sixty, each with its own key and picture', () => {
    expect(articles).toHaveLength(60)
    expect(new Set(articles.map(({ key }) => key)).size).toBe(60)
    expect(new Set(articles.map(({ cover }) => cover)).size).toBe(60)
  })

  it('cover every topic and every sport', () => {
    expect(new Set(articles.map(({ topic }) => topic))).toEqual(
      new Set(['flash', 'report', 'transfer', 'injury', 'preview', 'opinion', 'youth', 'fixtures']),
    )
    expect(new Set(articles.map(({ sport }) => sport))).toEqual(new Set(['football', 'basketball', 'tennis', 'badminton', 'esports']))
  })

  it.each(articles.map((seed) => [seed.key, seed] as const))('%s is complete in three languages', (_, seed) => {
    const zh = shape(seed.zh)
    expect(shape(seed.en)).toEqual(zh)
    expect(shape(seed.vi)).toEqual(zh)
    // A title, a summary, and four to eight blocks, at least one of them a heading or a quote.
    expect(zh.length).toBeGreaterThanOrEqual(6)
    expect(zh.length).toBeLessThanOrEqual(10)
    expect(zh.slice(2).some((kind) => kind !== 'p')).toBe(true)
    expect(zh.slice(0, 2)).toEqual(['p', 'p'])
    expect((seed.zh.match(/\p{Script=Han}/gu) ?? []).length).toBeGreaterThan(120)
    expect(`${seed.en}${seed.vi}`).not.toMatch(/\p{Script=Han}/u)
    expect(seed.vi).toMatch(/[ạảãàáăắằặâấầậđêếềệôốồộơớờợưứừựỹ]/)
    const slots = (text: string) => new Set(slotsOf(text).map((slot) => slot.replace(/\.[mos]$/, '')))
    // All languages quote the same facts, except for place and time.
    const beside = new Set([
      'league',
      'date',
      'time',
      'venue',
      'round',
      'half',
      'whalf',
      'home',
      'away',
      'wscore',
      'score',
      'winner',
      'loser',
    ])
    const facts = (text: string) => [...slots(text)].filter((slot) => !beside.has(slot)).sort()
    expect(facts(seed.en)).toEqual(facts(seed.zh))
    expect(facts(seed.vi)).toEqual(facts(seed.zh))
    expect(`${seed.zh}${seed.en}${seed.vi}`.replace(/\{[a-z0-9:.-]+\}/g, '')).not.toMatch(/[{}]/)
  })

  it('have their pictures in both widths', () => {
    const covers = [...articles.map(({ cover }) => cover), ...Object.values(coverPool).flat()]
    for (const cover of covers)
      expect([cover, existsSync(picture(cover)), existsSync(picture(`${cover}-480`))]).toEqual([cover, true, true])
  })
})
