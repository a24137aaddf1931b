// The clubs of a league: names from the tables, strength from pedigree and chance.
import type { Name } from '../../../../contract/wire/name.ts'
import type { RoundsSeed } from '../data/league.ts'
import { creatures, qualities } from '../data/team-esports.ts'
import type { CircuitSeed } from '../data/tournament.ts'
import type { SimTeam } from '../model.ts'
import type { Random } from '../random.ts'
import { rowsOf } from '../row.ts'
import { codeOf } from './code.ts'
import { shortLatin } from './person.ts'

/** Pedigree decreases along the list, with randomness. */
export const strengthOf = (random: Random, place: number, of: number): number =>
  0.6 - (1.2 * place) / Math.max(1, of - 1) + random.normal() * 0.22

type Club = Pick<SimTeam, 'name' | 'short' | 'code' | 'crest'> & { city: Name }

function easternClub(row: string[]): Club {
  const [, zh = '', en = '', vi = '', nickZh = '', nickEn = '', nickVi = '', char, first, second, code = ''] = row
  const city = { zh, en, vi }
  const name = nickZh ? { zh: zh + nickZh, en: `${en} ${nickEn}`, vi: `${nickVi} ${vi}` } : city
  const short = { zh, en: en.length <= shortLatin ? en : (en.split(' ')[0] as string), vi }
  return { name, short, city, crest: `${first},${second},${char}`, code }
}

function westernClub(row: string[]): Club {
  const [, zh = '', en = '', shortZh = '', shortEn = '', char, first, second, code = ''] = row
  const short = { zh: shortZh, en: shortEn, vi: shortEn }
  return { name: { zh, en, vi: en }, short, city: short, crest: `${first},${second},${char}`, code }
}

/** Column count of tables with separate Vietnamese names; western tables have nine. */
const easternColumns = 11

export function clubsOf(seed: RoundsSeed, random: Random): SimTeam[] {
  const all = rowsOf(seed.teams)
  const rows = seed.women ? seed.women.map((key) => all.find((row) => row[0] === key) as string[]) : all
  return rows.map((row, place): SimTeam => {
    const { name, short, ...club } = row.length === easternColumns ? easternClub(row) : westernClub(row)
    const women = seed.women !== undefined
    return {
      ...club,
      id: `${seed.id}-${row[0]}`,
      sport: seed.sport,
      league: seed.id,
      name: women ? { zh: `${name.zh}女足`, en: `${name.en} Women`, vi: `Nữ ${name.vi}` } : name,
      short: women ? { zh: `${short.zh}女足`, en: `${short.en} W`, vi: `Nữ ${short.vi}` } : short,
      culture: seed.culture,
      kind: women ? 'women' : 'men',
      strength: strengthOf(random, place, rows.length),
      leaning: random.normal() * 0.12,
    }
  })
}

/** Each circuit joins qualities and creatures differently, so that no two clubs have the same name. */
export function esportsClubs(seed: CircuitSeed, index: number, random: Random): SimTeam[] {
  const kinds = rowsOf(qualities)
  const animals = rowsOf(creatures)
  const codes = new Set<string>()
  const kindAt = (place: number): string[] => kinds[place % kinds.length] as string[]
  return animals.map(([zh = '', en = '', vi = ''], place): SimTeam => {
    const [kindZh = '', kindEn = '', kindVi = '', color = ''] = kindAt(place * 7 + index * 4)
    const second = kindAt(place * 3 + index + 5)[3] as string
    const full = { zh: kindZh + zh, en: `${kindEn} ${en}`, vi: `${vi} ${kindVi}` }
    return {
      id: `${seed.id}-${place + 1}`,
      sport: 'esports',
      league: seed.id,
      name: { zh: `${full.zh}电竞`, en: `${full.en} Esports`, vi: `${full.vi} Esports` },
      short: { zh: full.zh, en: full.en.length <= shortLatin ? full.en : en, vi: full.vi.length <= shortLatin ? full.vi : vi },
      code: codeOf(full.en, codes),
      crest: `${color},${second === color ? '#F5F0E6' : second},${zh}`,
      city: null,
      culture: seed.culture,
      kind: 'men',
      strength: strengthOf(random, (place * 11) % animals.length, animals.length),
      leaning: 0,
    }
  })
}
