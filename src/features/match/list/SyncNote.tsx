// Freshness of a list: 实时 if it has a live match and updates arrive or the read is under 30 s old; else the time of the read, as a warning.
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
import { rows } from '../state/row/row-store.ts'
import { shownAge } from '../state/row/row-timing.ts'
import { useNowValue } from '../state/row/use-now-value.ts'
import { syncState } from './sync-state.ts'

const seconds = (at: number): string => String(Math.floor(at / 1_000) % 60).padStart(2, '0')
/** 21:25:08 for product time `at` in milliseconds. */
const clockText = (at: number, tz: string): string => `${timeOf(at, tz)}:${seconds(at)}`

interface SyncNoteProps {
  queryKey: readonly unknown[]
  view: RowView
  /** Whether a match in it is live: otherwise nothing in it is, however fresh. */
  runs: boolean
}

export function SyncNote({ queryKey, view, runs }: SyncNoteProps) {
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
  // Sampled once a second: odds and clocks change faster than anyone reads.
  const at = useNowValue(() => productAt(Math.max(savedAt, isOpen ? rows.patchedAt() : 0)))
  if (savedAt === 0) return null
  const state = syncState({ age, isLost, runs })
  if (state === 'old') {
    const ago = ageText(age, view.lang)
    return (
      <StaleNote live={false}>
        <Trans>更新于 {ago}</Trans>
      </StaleNote>
    )
  }
  return (
    <StaleNote live={state === 'live' ? true : state === 'lost' ? false : null}>
      {state === 'live' ? (
        <Trans>
          实时 · 更新于 <Num>{clockText(at, view.tz)}</Num>
        </Trans>
      ) : (
        <Trans>
          更新于 <Num>{clockText(at, view.tz)}</Num>
        </Trans>
      )}
    </StaleNote>
  )
}
