// National teams: from a spelling to a region, and from the region to its three names, by table first, then by Intl.DisplayNames.
import type { Name } from '../../../contract/wire/name.ts'
import { foldName } from './fold.ts'
import { codesOfNations, footballName, noRegion, otherSpellings, shirtsOfNations, shortName } from './nation-table.ts'

export interface Nation {
  /** A region code, or the three letters of a team without one. */
  region: string
  name: Name
  short: Name
  /** Three letters, FIFA's if known. */
  code: string
  colors: [string, string] | null
}

const regionNames = (lang: string) => new Intl.DisplayNames([lang], { type: 'region', fallback: 'none' })
const [zh, en, vi] = [regionNames('zh-Hans-CN'), regionNames('en'), regionNames('vi')]

/** Region codes that are not nations: outdated ones, unions, tests. */
const notNations = new Set(['EU', 'EZ', 'UN', 'ZZ', 'XA', 'XB', 'QO', 'UM', 'AQ', 'GB'])

function regionCodes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !notNations.has(code) && en.of(code) !== undefined && new Intl.Locale(`und-${code}`).maximize().region === code)
    .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
}

const bySpelling = new Map<string, string>()
for (const code of regionCodes()) {
  bySpelling.set(foldName(en.of(code) as string), code)
  const football = footballName[code]?.en
  if (football) bySpelling.set(foldName(football), code)
}
for (const [spelling, code] of Object.entries(otherSpellings)) bySpelling.set(foldName(spelling), code)
for (const spelling of Object.keys(noRegion)) bySpelling.set(spelling, spelling)

const cut = (name: string, most: number): string => {
  if ([...name].length <= most) return name
  const word = name.slice(0, most + 1).replace(/\s+\S*$/, '')
  return word.length <= most && word !== '' ? word : [...name].slice(0, most).join('')
}
/** Names cut to fit rows: 8 Chinese or 14 Latin characters. */
export const shortened = (name: Name): Name => ({
  zh: cut(name.zh, /\p{Script=Han}/u.test(name.zh) ? 8 : 14),
  en: cut(name.en, 14),
  vi: cut(name.vi, 14),
})

/** The national team of a spelling; null if there is none. */
export function nationOf(spelling: string): Nation | null {
  const key = bySpelling.get(foldName(spelling))
  if (!key) return null
  const own = noRegion[key]
  const region = own?.code ?? key
  const football = footballName[region]
  const name = own?.name ?? {
    zh: football?.zh ?? zh.of(key) ?? spelling,
    en: football?.en ?? en.of(key) ?? spelling,
    vi: football?.vi ?? vi.of(key) ?? spelling,
  }
  const shirt = shirtsOfNations[region]
  return {
    region,
    name,
    short: { ...shortened(name), ...shortName[region] },
    code:
      shirt?.[0] ??
      own?.code ??
      codesOfNations.get(region) ??
      foldName(name.en)
        .replace(/[^a-z]/g, '')
        .slice(0, 3)
        .toUpperCase(),
    colors: shirt ? [shirt[1], shirt[2]] : null,
  }
}
