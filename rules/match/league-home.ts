// At which language's readers a league is at home, by its Chinese name: that begins with the country, which no feed says. Pure.
import type { Lang } from '../../contract/limits/limits.ts'
import type { Name } from '../../contract/wire/name.ts'

/** Countries as names of leagues begin with them, those of the demonstration world among them. */
const homes: readonly [RegExp, Lang][] = [
  [/^(?:中国|中华|华夏|香港|澳门|台湾)/, 'zh'],
  [/^(?:越南|澜江)/, 'vi'],
  [/^(?:英格兰|苏格兰|威尔士|北爱尔兰|爱尔兰|美国|加拿大|澳大利亚|新西兰|北海|双湖|珊瑚海)/, 'en'],
]

/** Null: at none of ours, or nobody knows. */
export const leagueHome = ({ zh }: Name): Lang | null => homes.find(([country]) => country.test(zh))?.[1] ?? null
