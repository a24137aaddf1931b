// Earlier matches: of the two teams against each other, and each team's last ones.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Side } from '../../../contract/match.ts'
import { teamName } from '../../../rules/name.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import type { DetailPart } from './DetailPanels.tsx'
import { FormMarks } from './FormMarks.tsx'
import { MeetingRow } from './MeetingRow.tsx'
import styles from './Meetings.module.css'
import { resultFor, tally } from './meetings.ts'

/** Matches shown of each list. */
const most = 5

export function MeetingPanel({ detail, row, view }: DetailPart) {
  const { t } = useLingui()
  const meetings = detail.head_to_head.slice(0, most)
  if (meetings.length === 0) return null
  const { w, d, l } = tally(row.home_team_id, meetings)
  const home = teamName(row, 'home', view.lang)
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>近 {meetings.length} 次交锋</Trans>}
        more={<span className={styles.tally}>{t`${home} ${w} 胜 ${d} 平 ${l} 负`}</span>}
      />
      <ul>
        {meetings.map((match) => (
          <MeetingRow key={match.id} match={match} teamId={row.home_team_id} lang={view.lang} />
        ))}
      </ul>
    </Panel>
  )
}

export function RecentPanel({ detail, row, view, className }: DetailPart & { className?: string }) {
  const side = (of: Side) => {
    const matches = detail.form[of].slice(0, most)
    if (matches.length === 0) return null
    const teamId = of === 'home' ? row.home_team_id : row.away_team_id
    const form = matches.map((match) => resultFor(teamId, match)).reverse()
    return (
      <div className={styles.side}>
        <h3 className={styles.team}>
          <span translate="no">{teamName(row, of, view.lang)}</span>
          <FormMarks form={form} />
        </h3>
        <ul>
          {matches.map((match) => (
            <MeetingRow key={match.id} match={match} teamId={teamId} lang={view.lang} />
          ))}
        </ul>
      </div>
    )
  }
  if (detail.form.home.length + detail.form.away.length === 0) return null
  return (
    <Panel padded className={className}>
      <SectionHead title={<Trans>近期战绩</Trans>} />
      <div className={styles.sides}>
        {side('home')}
        {side('away')}
      </div>
    </Panel>
  )
}
