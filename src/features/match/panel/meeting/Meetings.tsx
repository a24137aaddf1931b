// Earlier matches: between the two teams, and each team's latest.
import { Trans, useLingui } from '@lingui/react/macro'
import type { MatchRow, Side } from '../../../../../contract/match/match-row.ts'
import { teamName } from '../../../../../rules/text/name/name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { CoveredNote } from '../../../spoiler/CoveredNote.tsx'
import { useCovered } from '../../../spoiler/revealed.ts'
import { DataLink } from '../../league/DataLink.tsx'
import { FormMarks } from '../../league/FormMarks.tsx'
import { resultFor, tally } from '../../league/form.ts'
import type { DetailPart } from '../DetailPanels.tsx'
import { MeetingRow } from './MeetingRow.tsx'
import styles from './Meetings.module.css'

/** Maximum matches of each list. */
const most = 5

/** Basketball scores have three figures a side. */
const listClass = ({ sport }: Pick<MatchRow, 'sport'>): string => classNames(styles.list, sport === 'basketball' && styles.points)

const formKey = ({ id }: MatchRow): string => `form:${id}`

/** Earlier matches that are followed themselves stay hidden here too. */
const formOf = (row: MatchRow, matches: readonly { id: string }[]) => ({
  key: formKey(row),
  teams: [row.home_team_id, row.away_team_id],
  matches: [row.id, ...matches.map(({ id }) => id)],
})

const CoveredForm = ({ row, title }: { row: MatchRow; title: string }) => (
  <Panel padded>
    <SectionHead title={title} />
    <CoveredNote name={formKey(row)} />
  </Panel>
)

export function MeetingPanel({ detail, row, view }: DetailPart) {
  const { t } = useLingui()
  const meetings = detail.head_to_head.slice(0, most)
  const covered = useCovered(formOf(row, meetings))
  if (meetings.length === 0) return null
  if (covered) return <CoveredForm row={row} title={t`交锋`} />
  const { w, d, l } = tally(row.home_team_id, meetings)
  const home = teamName(row, 'home', view.lang)
  return (
    <Panel padded>
      <SectionHead
        title={<Trans>近 {meetings.length} 次交锋</Trans>}
        more={
          // Only football has draws.
          <span className={styles.tally}>{row.sport === 'football' ? t`${home} ${w} 胜 ${d} 平 ${l} 负` : t`${home} ${w} 胜 ${l} 负`}</span>
        }
      />
      <ul className={listClass(row)}>
        {meetings.map((match) => (
          <MeetingRow key={match.id} match={match} teamId={row.home_team_id} sport={row.sport} lang={view.lang} />
        ))}
      </ul>
    </Panel>
  )
}

export function RecentPanel({ detail, row, view }: DetailPart) {
  const { t } = useLingui()
  const covered = useCovered(formOf(row, [...detail.form.home, ...detail.form.away]))
  const side = (of: Side) => {
    const matches = detail.form[of].slice(0, most)
    if (matches.length === 0) return null
    const teamId = of === 'home' ? row.home_team_id : row.away_team_id
    const form = matches.map((match) => resultFor(teamId, match)).reverse()
    return (
      <div className={styles.side}>
        <h3 className={styles.team}>
          <DataLink sport={row.sport} to={{ team: teamId }}>
            {teamName(row, of, view.lang)}
          </DataLink>
          <FormMarks form={form} />
        </h3>
        <ul className={listClass(row)}>
          {matches.map((match) => (
            <MeetingRow key={match.id} match={match} teamId={teamId} sport={row.sport} lang={view.lang} />
          ))}
        </ul>
      </div>
    )
  }
  if (detail.form.home.length + detail.form.away.length === 0) return null
  if (covered) return <CoveredForm row={row} title={t`近期战绩`} />
  return (
    <Panel padded>
      <SectionHead title={<Trans>近期战绩</Trans>} />
      <div className={styles.sides}>
        {side('home')}
        {side('away')}
      </div>
    </Panel>
  )
}
