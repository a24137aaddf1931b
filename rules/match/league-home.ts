// Home language of a league, by its Chinese name, which begins with the country; no feed sends the country. Pure.
import type { Lang } from '../../contract/limits/limits.ts'
import type { Name } from '../../contract/wire/name.ts'

/** Countries as league names begin with them, including those of the demonstration world. */
const homes: readonly [RegExp, Lang][] = [
  [/^(?:中国|中华|华夏|香港|澳门|台湾)/, 'zh'],
  [/^(?:越南|澜江)/, 'vi'],
  [/^(?:英格兰|苏格兰|威尔士|北爱尔兰|爱尔兰|美国|加拿大|澳大利亚|新西兰|北海|双湖|珊瑚海)/, 'en'],
]

/** Null: not a country of our languages, or unknown. */
export const leagueHome = ({ zh }: Name): Lang | null => homes.find(([country]) => country.test(zh))?.[1] ?? null
