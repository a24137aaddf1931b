// Ranking regulations, by country and name, of competitions without an entry in `competition.ts`.
import type { CompetitionRules } from '../../../rules/match/table/table-rules.ts'
import { foldName } from './fold.ts'

/** Matches names such as 'Austria Bundesliga', folded: a country that the feed gives separately is prefixed. */
const regulations: readonly [RegExp, CompetitionRules][] = [
  [/\bbrasileir\w*|\bbrazil\b.*\bserie [a-d]\b/, 'brasileirao'],
  [/\bmajor league soccer\b|^(?:usa |united states )?mls$/, 'mls'],
  [/^(?:portugal |portuguese )*primeira liga$|\bliga portugal\b/, 'primeira-liga'],
  [/^(?:turkey |turkish |turkiye )*super lig$|\bturk\w+ 1 lig\b/, 'super-lig'],
  [/^(?:spain |spanish )*segunda division(?: de espana)?$/, 'la-liga'],
  [/^(?:italy |italian )*serie b$/, 'serie-a'],
  [/^(?:france |french )*ligue 2$/, 'ligue-1'],
  [/^(?:germany |german |deutsche )*2 bundesliga$/, 'bundesliga'],
  [/\bscot(?:land|tish)\b.*\bpremiership\b/, 'scotland'],
  [/^(?:switzerland |swiss )+super league$/, 'switzerland'],
  [/^(?:austria |austrian |osterr |osterreichische )+(?:bundesliga|2 liga)$/, 'austria'],
  [/\bbelgi(?:um|an)\b.*\b(?:first division a|pro league)\b|^jupiler pro league$/, 'belgium'],
  [/^(?:greece |greek )+super league(?: 1)?$|^super league greece$/, 'super-league-greece'],
  [/^uefa (?:europa )?conference league$/, 'uefa-cup'],
]

/** Undefined if a competition ranks in the usual way. `area` may be empty. */
export function regulationsOf(name: string, area: string): CompetitionRules | undefined {
  const folded = foldName(`${area} ${name}`)
  return regulations.find(([pattern]) => pattern.test(folded))?.[1]
}
