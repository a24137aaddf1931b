// Round texts that the adapter's grammar cannot parse.
import { parseRound } from '../../../server/feed/openfootball/round.ts'
import type { RawMatch } from './raw-season.ts'

/** Maximum length of a group's label, as in Group A and pool 12; a longer one is unknown text before a matchday. */
const longestGroup = 2

/** Unparsed text remains untranslated in the Chinese name. */
function isUnread(round: string, stage: string | null): boolean {
  const { type, name, within, group } = parseRound(round, stage)
  if (group !== null && group.length > longestGroup) return true
  return type !== 'group' && [name, within].some((one) => one !== null && /\p{Script=Latin}{3}/u.test(one.zh))
}

/** Returns each unparsed text with the number of its matches. */
export function unreadRounds(matches: readonly RawMatch[]): Map<string, number> {
  const unread = new Map<string, number>()
  const known = new Map<string, boolean>()
  for (const { round, stage } of matches) {
    if (round === null) continue
    const text = stage === null || stage === round ? round : `${stage}, ${round}`
    const isNew = known.get(text) ?? isUnread(round, stage)
    known.set(text, isNew)
    if (isNew) unread.set(text, (unread.get(text) ?? 0) + 1)
  }
  return unread
}
