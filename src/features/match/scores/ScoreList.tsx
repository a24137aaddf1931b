// The list of scores by league. Arrow keys move between matches, f follows the focused one.
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { leagueName } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { dayOf } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { togglePin } from '../league/pinned-leagues.ts'
import { GroupedRows } from '../list/GroupedRows.tsx'
import { LeagueHead } from '../list/LeagueHead.tsx'
import type { RowGroup } from '../list/list-order.ts'
import { moveRow } from '../row/row-keys.ts'
import { ScoreRow } from '../row/ScoreRow.tsx'
import type { RowView } from '../row-view.ts'
import styles from './ScoreList.module.css'
import { StandingsDialog, type StandingsDialogProps } from './StandingsDialog.tsx'

export interface ScoreListProps {
  groups: readonly RowGroup[]
  byId: ReadonlyMap<string, MatchRow>
  view: RowView
  /** Day of the list: a match that has moved away shows its new day. */
  day: string
  /** Number of new matches that wait above the list. */
  waiting: number
  onTakeNew(): void
  /** A row got the focus, or the pointer rests on it. */
  onFocusRow?(id: string): void
}

const sizes = { desktop: { head: 36, row: 52 }, phone: { head: 37, row: 65 } }
/** Milliseconds that the pointer must rest on a row before the card beside the list shows it. */
const rest = 350

export function ScoreList({ groups, byId, view, day, waiting, onTakeNew, onFocusRow }: ScoreListProps) {
  const { pinnedLeagues } = useStore(preferences)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [table, setTable] = useState<StandingsDialogProps['league']>(null)
  const plan = useMemo(
    () => groups.map((group) => ({ ...group, key: group.leagueId, folded: folded.has(group.leagueId) })),
    [groups, folded],
  )
  const fold = (id: string): void =>
    setFolded((known) => new Set(known.has(id) ? [...known].filter((other) => other !== id) : [...known, id]))
  const watch = useRestingPointer(onFocusRow)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (moveRow(event.nativeEvent, event.currentTarget)) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the links inside
    <div className={styles.list} onKeyDown={onKeyDown} {...watch}>
      {waiting > 0 && (
        <div className={styles.waiting}>
          <Button variant="soft" size="sm" onClick={onTakeNew}>
            <Trans>有 {waiting} 场新比赛，点此显示</Trans>
          </Button>
        </div>
      )}
      <ListHead view={view} basketball={groups[0]?.head.sport === 'basketball'} />
      <GroupedRows
        groups={plan}
        sizes={sizes}
        head={(group) => (
          <LeagueHead
            row={group.head}
            count={group.ids.length}
            view={view}
            folded={group.folded}
            pinned={pinnedLeagues.includes(group.leagueId)}
            onFold={() => fold(group.leagueId)}
            onPin={() => togglePin(group.leagueId)}
            onTable={() => setTable({ id: group.leagueId, name: leagueName(group.head, view.lang), sport: group.head.sport })}
          />
        )}
        row={(id) => {
          const row = byId.get(id)
          return row && <ScoreRow row={row} view={view} dated={dayOf(row.match_time, view.tz) !== day} />
        }}
      />
      <StandingsDialog league={table} lang={view.lang} onClose={() => setTable(null)} />
    </div>
  )
}

/** Column names of the desktop list. */
function ListHead({ view, basketball }: { view: RowView; basketball: boolean }) {
  const { t } = useLingui()
  return (
    <div className={styles.heads} aria-hidden="true" data-odds={view.odds || undefined} data-basketball={basketball || undefined}>
      <span className={styles.time}>{t({ message: '时间', context: 'column of scores' })}</span>
      <span className={styles.home}>{t({ message: '主队', context: 'column of scores' })}</span>
      <span className={styles.score}>{t({ message: '比分', context: 'column of scores' })}</span>
      <span className={styles.away}>{t({ message: '客队', context: 'column of scores' })}</span>
      {basketball ? (
        <span className={styles.quarters}>{t({ message: '各节', context: 'column of scores' })}</span>
      ) : (
        <>
          <span className={styles.half}>{t({ message: '半场', context: 'column of scores' })}</span>
          <span className={styles.corner}>{t({ message: '角球', context: 'column of scores' })}</span>
        </>
      )}
      {view.odds && <span className={styles.odds}>{t({ message: '指数', context: 'column of scores' })}</span>}
      <span className={styles.room}>{t({ message: '看台', context: 'column of scores' })}</span>
    </div>
  )
}

function useRestingPointer(onRest?: (id: string) => void) {
  const [timer] = useState<{ id?: ReturnType<typeof setTimeout>; row?: string }>(() => ({}))
  const rowOf = (target: EventTarget): string | undefined => (target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row
  const restOn = useCallback(
    (row: string | undefined, wait: number): void => {
      if (row === timer.row) return
      clearTimeout(timer.id)
      timer.row = row
      if (row && onRest) timer.id = setTimeout(() => onRest(row), wait)
    },
    [onRest, timer],
  )
  return {
    onPointerOver: (event: { target: EventTarget; pointerType: string }) =>
      event.pointerType === 'mouse' && restOn(rowOf(event.target), rest),
    onPointerLeave: () => restOn(undefined, 0),
    onFocus: (event: { target: EventTarget }) => restOn(rowOf(event.target), rest),
  }
}
