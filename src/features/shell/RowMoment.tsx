// When a match of the rail stands: the start, the running minute, or the word in its place.
import { useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../contract/match.ts'
import { minuteText, type StatusWord, statusWord } from '../../../rules/match-clock.ts'
import { timeOf } from '../../core/format.ts'
import { preferences, shownZone } from '../../core/preferences.ts'
import { Num } from '../../ui/Num.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useNowValue } from '../match/use-now-value.ts'

export function RowMoment({ row, className }: { row: MatchRow; className?: string }) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const word = useNowValue((nowMs) => statusWord(row, nowMs))
  const minute = useNowValue((nowMs) => minuteText(row, nowMs))
  const words: Partial<Record<StatusWord, string>> = {
    'half-time': t`中场`,
    break: t`节间`,
    'extra-break': t`加时前`,
    'extra-half-time': t`加时中场`,
    'shoot-out': t`点球`,
    'set-break': t`局间`,
    finished: t`完场`,
    'finished-extra': t`加时完`,
    'finished-shoot-out': t`点球`,
    postponed: t`推迟`,
    cancelled: t`取消`,
  }
  if (row.status === 'upcoming') return <Num className={className}>{timeOf(row.match_time, shownZone(chosen))}</Num>
  const shown = word ? words[word] : undefined
  return shown ? <span className={className}>{shown}</span> : <Num className={className}>{minute.replace("'", '′')}</Num>
}
