// How fresh a list is: 实时 while changes arrive or the read is younger than 30 s, else when it was read, in warn.
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { freshness } from '../../../core/api/freshness.ts'
import { productAt } from '../../../core/clock/product-clock.ts'
import { hearing, lost } from '../../../core/socket/hearing.ts'
import { ageText, timeOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { StaleNote } from '../../../ui/state/StaleNote.tsx'
import { useStore } from '../../../ui/use-store.ts'
import type { RowView } from '../row-view.ts'
import { shownAge } from '../state/row-moment.ts'
import { rows } from '../state/row-store.ts'
import { useNowValue } from '../state/use-now-value.ts'

const seconds = (at: number): string => String(Math.floor(at / 1_000) % 60).padStart(2, '0')
/** 21:25:08 of a product moment. */
const clockText = (at: number, tz: string): string => `${timeOf(at, tz)}:${seconds(at)}`

export function SyncNote({ queryKey, view }: { queryKey: readonly unknown[]; view: RowView }) {
  const isOpen = useStore(hearing)
  const isLost = useStore(lost)
  const queryClient = useQueryClient()
  const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
  const savedAt = useSyncExternalStore(
    freshness.subscribe,
    () => freshness.get(queryKey)?.savedAt ?? readAt,
    () => readAt,
  )
  const age = useNowValue(() => (isOpen || savedAt === 0 ? 0 : shownAge(Date.now() - savedAt)), 0)
  // Asked once a second: changes of odds and clocks come more often than anyone reads.
  const at = useNowValue(() => productAt(Math.max(savedAt, isOpen ? rows.patchedAt() : 0)))
  if (savedAt === 0) return null
  if (age > 0) {
    const ago = ageText(age, view.lang)
    return (
      <StaleNote live={false}>
        <Trans>更新于 {ago}</Trans>
      </StaleNote>
    )
  }
  // Nothing is live while changes are known not to come, however young it is.
  if (isLost) {
    return (
      <StaleNote live={false}>
        <Trans>
          更新于 <Num>{clockText(at, view.tz)}</Num>
        </Trans>
      </StaleNote>
    )
  }
  return (
    <StaleNote live>
      <Trans>
        实时 · 更新于 <Num>{clockText(at, view.tz)}</Num>
      </Trans>
    </StaleNote>
  )
}
