// Events of a match on a spine, newest at the top: home on the left, away on the right, cancelled ones struck through.
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardList } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { minuteParts } from '../../../../rules/match/format-minute.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { timeOf } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Chip } from '../../../ui/button/Chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { DataLink } from '../league/DataLink.tsx'
import { eventLine, eventName } from '../messages/event-messages.ts'
import { foldTimeline, type TimelineItem, teamOf } from '../messages/timeline.ts'
import { EventIcon } from '../parts/EventIcon.tsx'
import { TakenObjective } from '../parts/TakenObjective.tsx'
import type { RowView } from '../row-view.ts'
import type { DetailPart } from './DetailPanels.tsx'
import styles from './TimelinePanel.module.css'

const goalsOnly = ({ kind, type }: TimelineItem): boolean => kind === 'goal' || kind === 'missed' || type === 'goal-cancelled'

/** Events shown at first, and added by each tap: five maps have dozens of objectives. */
const page = 40

export interface TimelinePanelProps extends DetailPart {
  /** Action beside an event. */
  act?(item: TimelineItem): ReactNode
}

export function TimelinePanel({ detail, row, view, act }: TimelinePanelProps) {
  const { t } = useLingui()
  const [goals, setGoals] = useState(false)
  const [count, setCount] = useState(page)
  const items = useMemo(() => foldTimeline(detail.events), [detail.events])
  const shown = goals ? items.filter(goalsOnly) : items
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>时间线</Trans>}
        more={
          (goals || items.some(goalsOnly)) && (
            <Chip pressed={goals} onClick={() => setGoals(!goals)}>
              <Trans>只看进球</Trans>
            </Chip>
          )
        }
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<ClipboardList />}
          title={row.status === 'over' ? (goals ? t`没有进球记录` : t`这场比赛没有事件记录`) : goals ? t`还没有进球` : t`还没有事件`}
        />
      ) : (
        <ol className={styles.list}>
          {shown.slice(0, count).map((item) => (
            <TimelineEvent key={item.seq} item={item} view={view} row={row} act={act?.(item)} />
          ))}
        </ol>
      )}
      {shown.length > count && (
        <Button block onClick={() => setCount(count + page)}>
          <Trans>更早的</Trans>
        </Button>
      )}
    </Panel>
  )
}

function TimelineEvent({ item, view, row, act }: { item: TimelineItem; view: RowView; row: MatchRow; act: ReactNode }) {
  const { i18n } = useLingui()
  if (item.kind === 'mark' || item.kind === 'note' || item.side === null) {
    // The actual time of the kick-off, not the scheduled one.
    const figure =
      item.type === 'kick-off' && !row.time_tbc ? timeOf(item.at, view.tz) : item.score ? `${item.score[0]}:${item.score[1]}` : ''
    const line = eventLine(item, view.lang, view.tz, i18n)
    return (
      <li className={styles.mark}>
        <span>
          {eventName(item, i18n, row.sport)} {figure && <Num strong>{figure}</Num>} {line}
        </span>
        {act}
      </li>
    )
  }
  const title = item.player ? (
    <DataLink sport={row.sport} to={{ team: teamOf(row, item.side, item.type === 'own-goal'), player: item.player.en }}>
      {/* A non-breaking space keeps an initial with the surname. */}
      {nameOf(item.player, view.lang).replace('. ', '.\u00a0')}
    </DataLink>
  ) : (
    eventName(item, i18n, row.sport)
  )
  const line = eventLine(item, view.lang, view.tz, i18n)
  const { part, clock } = minuteParts(item.minute, row.sport, view.lang)
  const isGoal = item.kind === 'goal' && !item.cancelled
  return (
    <li
      className={classNames(
        styles.event,
        item.side === 'home' ? styles.home : styles.away,
        isGoal && styles.goal,
        item.cancelled && styles.cancelled,
      )}
    >
      <div className={styles.body}>
        <span className={styles.title}>
          {item.objective ? (
            <TakenObjective objective={item.objective} lang={view.lang} />
          ) : (
            <>
              <EventIcon item={item} sport={row.sport} />
              {item.cancelled ? <s className={styles.struck}>{title}</s> : <b>{title}</b>}
            </>
          )}
          {isGoal && item.score && (
            <Num strong className={styles.score}>
              {`${item.score[0]}:${item.score[1]}`}
            </Num>
          )}
        </span>
        {line && <span className={styles.line}>{line}</span>}
      </div>
      <Num strong className={styles.minute}>
        {part && <span>{part}</span>}
        {clock}
      </Num>
      {act && <span className={styles.act}>{act}</span>}
    </li>
  )
}
