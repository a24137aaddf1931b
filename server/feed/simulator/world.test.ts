import { describe, expect, it } from 'vitest'
import type { Name } from '../../../contract/wire/name.ts'
import { basketballText } from './data/text-basketball.ts'
import { footballText } from './data/text-football.ts'
import { setsText } from './data/text-sets.ts'
import type { SimTeam } from './model.ts'
import { squadOf } from './people/squad.ts'
import { world } from './world.ts'

const langs = ['zh', 'en', 'vi'] as const
const made = world('grandstand')
const id = /^[A-Za-z0-9_.-]{1,64}$/
const crest = /^#[0-9A-F]{6},#[0-9A-F]{6},.$/u

/** WCAG relative luminance of #rrggbb. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(color.slice(from, from + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const complete = (name: Name): boolean => langs.every((lang) => name[lang].trim() === name[lang] && name[lang].length > 0)
const han = /\p{Script=Han}/u

describe('the simulated world', () => {
  it('is the same for the same seed and differs for another', () => {
    expect(world('grandstand')).toEqual(made)
    const other = world('other')
    expect(other.tag).not.toBe(made.tag)
    expect(other.leagues.at(-1)?.teams[0]?.strength).not.toBe(made.leagues.at(-1)?.teams[0]?.strength)
    expect(other.teams.get('bay-m1')?.name).not.toEqual(made.teams.get('bay-m1')?.name)
  })

  it('has about 25 leagues across all five sports', () => {
    expect(made.leagues.length).toBeGreaterThanOrEqual(23)
    expect(made.leagues.length).toBeLessThanOrEqual(28)
    expect(new Set(made.leagues.map(({ feed }) => feed.sport)).size).toBe(5)
  })

  it('gives every league a name in three languages, a dark color and a one-character mark', () => {
    for (const { feed } of made.leagues) {
      expect(feed.id).toMatch(id)
      expect(complete(feed.name) && complete(feed.short)).toBe(true)
      expect(feed.short.zh.length).toBeLessThanOrEqual(8)
      expect(Math.max(feed.short.en.length, feed.short.vi.length)).toBeLessThanOrEqual(14)
      expect([...feed.mark]).toHaveLength(1)
      expect(luminance(feed.color)).toBeLessThanOrEqual(0.18)
      expect(feed.initial).toMatch(/^[A-Z]$/)
    }
    for (const lang of langs) expect(new Set(made.leagues.map(({ feed }) => feed.name[lang])).size).toBe(made.leagues.length)
    expect(new Set(made.leagues.map(({ feed }) => `${feed.sport} ${feed.mark}`)).size).toBe(made.leagues.length)
  })

  it('gives every team a name in three languages, unique within its sport', () => {
    const teams = [...made.teams.values()]
    for (const team of teams) {
      expect(team.id).toMatch(id)
      expect(complete(team.name) && complete(team.short), team.id).toBe(true)
      expect(team.name.zh).toMatch(han)
      expect(`${team.name.en}${team.short.en}${team.name.vi}`).not.toMatch(han)
      expect([...team.short.zh].length, team.short.zh).toBeLessThanOrEqual(8)
      expect(team.short.en.length, team.short.en).toBeLessThanOrEqual(14)
      expect(team.short.vi.length, team.short.vi).toBeLessThanOrEqual(14)
      expect(team.code, team.id).toMatch(/^[A-Z]{3}$/)
      expect(team.crest, team.id).toMatch(crest)
    }
    for (const lang of langs) {
      const names = teams.map((team) => `${team.sport} ${team.name[lang]}`)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })

  it('gives the teams of a league distinct short names', () => {
    const alike = (teams: SimTeam[], lang: keyof Name): string[] => {
      const shorts = teams.map((team) => team.short[lang])
      return shorts.filter((short, index) => shorts.indexOf(short) !== index)
    }
    for (const league of made.leagues)
      for (const kind of ['men', 'women'] as const)
        for (const lang of langs)
          expect(
            alike(
              league.teams.filter((team) => team.kind === kind),
              lang,
            ),
          ).toEqual([])
  })

  it('has an even number of teams in each league, at least twelve', () => {
    for (const { form, teams } of made.leagues) if (form.kind !== 'cup') expect(teams.length % 2 === 0 && teams.length >= 12).toBe(true)
  })

  it('gives every club a squad with distinct names and numbers', () => {
    for (const team of made.teams.values()) {
      if (team.sport !== 'football' && team.sport !== 'basketball') continue
      const squad = squadOf(team)
      expect(new Set(squad.map(({ number }) => number)).size).toBe(squad.length)
      for (const lang of langs) expect(new Set(squad.map(({ name }) => name[lang])).size, `${team.id} ${lang}`).toBe(squad.length)
      expect(squad.every((player) => id.test(player.id) && complete(player.name))).toBe(true)
    }
  })
})

describe('live text lines', () => {
  const tables: [string, Record<string, string>, number][] = [
    ['football', footballText, 60],
    ['basketball', basketballText, 30],
    ['sets', setsText, 15],
  ]
  const blanks = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join()

  it.each(tables)('%s has enough lines, each in three languages with the same placeholders', (_, table, least) => {
    const lines = Object.values(table).flatMap((text) => text.trim().split('\n'))
    expect(lines.length).toBeGreaterThanOrEqual(least)
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) {
      const parts = line.split('|')
      expect(parts, line).toHaveLength(3)
      expect(parts.every((part) => part.trim().length > 0)).toBe(true)
      expect(new Set(parts.map((part) => blanks(part).replace(/\{[to]\},?/g, ''))).size, line).toBe(1)
      expect(parts[0]).toMatch(han)
      expect(parts.slice(1).join('')).not.toMatch(han)
    }
  })
})
