// Invented people, with names typical of their origin.
import type { Name } from '../../../../contract/wire/name.ts'
import type { Culture } from '../data/league.ts'
import { asagiriFamilies, asagiriGivenMen, asagiriGivenWomen } from '../data/people-asagiri.ts'
import { huaxiaFamilies, huaxiaGivenMen, huaxiaGivenWomen } from '../data/people-huaxia.ts'
import { lanjiangFamilies, lanjiangGivenMen, lanjiangGivenWomen } from '../data/people-lanjiang.ts'
import { desert, firstMen, firstWomen, germanic, iberian, northern, oceanic } from '../data/people-west.ts'
import type { Kind } from '../model.ts'
import type { Random } from '../random.ts'
import { rowsOf } from '../row.ts'

export interface Person {
  name: Name
  /** At most 8 Chinese or 14 Latin characters. */
  short: Name
}
type Parts = string[][]

const eastern = {
  huaxia: { families: rowsOf(huaxiaFamilies), men: rowsOf(huaxiaGivenMen), women: rowsOf(huaxiaGivenWomen) },
  lanjiang: { families: rowsOf(lanjiangFamilies), men: rowsOf(lanjiangGivenMen), women: rowsOf(lanjiangGivenWomen) },
}
const asagiri = { families: rowsOf(asagiriFamilies), men: rowsOf(asagiriGivenMen), women: rowsOf(asagiriGivenWomen) }
const western: Record<Exclude<Culture, 'huaxia' | 'lanjiang' | 'asagiri'>, Parts> = {
  northern: rowsOf(northern),
  iberian: rowsOf(iberian),
  germanic: rowsOf(germanic),
  desert: rowsOf(desert),
  oceanic: [...rowsOf(oceanic), ...rowsOf(northern).slice(0, 22)],
}
const firsts = { men: rowsOf(firstMen), women: rowsOf(firstWomen) }
const initials = 'ABCDEFGHIJKLMNOPRSTV'
export const shortLatin = 14

const within = (text: string, shorter: string): string => (text.length <= shortLatin ? text : shorter)

function easternPerson(culture: 'huaxia' | 'lanjiang', kind: Kind, random: Random): Person {
  const [zh = '', en = '', vi = ''] = random.pick(eastern[culture].families)
  const [givenZh = '', givenEn = '', givenVi = ''] = random.pick(eastern[culture][kind])
  const name = { zh: zh + givenZh, en: `${en} ${givenEn}`, vi: `${vi} ${givenVi}` }
  return {
    name,
    short: { zh: name.zh, en: within(name.en, `${en[0]}. ${givenEn}`), vi: within(name.vi, `${vi[0]}. ${givenVi}`) },
  }
}

function asagiriPerson(kind: Kind, random: Random): Person {
  const [family = '', familyLatin = ''] = random.pick(asagiri.families)
  const [given = '', givenLatin = ''] = random.pick(asagiri[kind])
  const latin = `${givenLatin} ${familyLatin}`
  const short = within(latin, `${givenLatin[0]}. ${familyLatin}`)
  return { name: { zh: family + given, en: latin, vi: latin }, short: { zh: family + given, en: short, vi: short } }
}

/** A team member: western ones go by the family name. */
export function teamPerson(culture: Culture, kind: Kind, random: Random): Person {
  if (culture === 'huaxia' || culture === 'lanjiang') return easternPerson(culture, kind, random)
  if (culture === 'asagiri') return asagiriPerson(kind, random)
  const [zh = '', latin = ''] = random.pick(western[culture])
  const initial = initials[random.whole(0, initials.length - 1)]
  const name = { zh, en: `${initial}. ${latin}`, vi: `${initial}. ${latin}` }
  return { name, short: name }
}

/** A solo player, with a full name. */
export function solePerson(culture: Culture, kind: Kind, random: Random): Person {
  if (culture === 'huaxia' || culture === 'lanjiang' || culture === 'asagiri') return teamPerson(culture, kind, random)
  const [family = '', familyLatin = ''] = random.pick(western[culture])
  const [first = '', firstLatin = ''] = random.pick(firsts[kind])
  const latin = `${firstLatin} ${familyLatin}`
  const short = within(`${firstLatin[0]}. ${familyLatin}`, familyLatin.slice(0, shortLatin))
  return { name: { zh: `${first}·${family}`, en: latin, vi: latin }, short: { zh: family, en: short, vi: short } }
}

/** Several people with unique short names, and full names not in `known`. */
export function uniquePeople(count: number, make: () => Person, known = new Set<string>()): Person[] {
  const people: Person[] = []
  const taken = new Set<string>()
  for (let tries = 0; people.length < count && tries < count * 200; tries += 1) {
    const person = make()
    const shorts = [person.short.zh, person.short.en, person.short.vi]
    const fulls = [person.name.zh, person.name.en, person.name.vi]
    if (shorts.some((word) => taken.has(word)) || fulls.some((word) => known.has(word))) continue
    for (const word of shorts) taken.add(word)
    for (const word of fulls) known.add(word)
    people.push(person)
  }
  return people
}
