// The form of a team: one bar per match (up for a win, down for a loss), each linking to its match. The newest is on the right.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { TeamPage } from '../../../../../contract/match/data.ts'
import type { Sport } from '../../../../../contract/match/match-row.ts'
import { teamShort } from '../../../../../rules/text/name/name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { Crest } from '../../../../ui/picture/Crest.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { CoveredNote } from '../../../spoiler/CoveredNote.tsx'
import { useCovered } from '../../../spoiler/revealed.ts'
import { matchSearch } from '../../match-link.ts'
import type { RowView } from '../../row-view.ts'
import pageStyles from '../DataPage.module.css'
import styles from './TeamForm.module.css'
import { type FormBar, formBars, formTally } from './team-form.ts'

/** Explains the length of a bar, in the unit of each sport. */
const differenceMessages: Record<Sport, MessageDescriptor> = {
  football: msg`向上是净胜球，向下是净负球。右边最近。`,
  basketball: msg`向上是赢的分差，向下是输的分差。右边最近。`,
  tennis: msg`向上是多赢的盘数，向下是多输的盘数。右边最近。`,
  badminton: msg`向上是多赢的局数，向下是多输的局数。右边最近。`,
  esports: msg({ message: '向上是多赢的局数，向下是多输的局数。右边最近。', context: 'maps of e-sports' }),
}
const most = 10
/** Half the height of the chart, in pixels. */
const half = 34

export function TeamForm({ page, view }: { page: TeamPage; view: RowView }) {
  const { team, results, sport } = page
  const { t, i18n } = useLingui()
  const bars = formBars(team.id, results, most)
  // Also hides the scores of followed opponents.
  const teams = [team.id, ...bars.flatMap(({ row }) => [row.home_team_id, row.away_team_id])]
  const cover = { key: `form:team:${team.id}`, teams, matches: bars.map(({ row }) => row.id) }
  const covered = useCovered(cover)
  if (bars.length === 0) return null
  const { w, d, l } = formTally(bars)
  return (
    <Panel padded>
      <h2 className={pageStyles.sectionTitle}>
        <Trans>近 {bars.length} 场</Trans>
      </h2>
      {covered ? (
        <CoveredNote name={cover.key} />
      ) : (
        <>
          {/* Only football has draws. */}
          <p className={styles.tally}>{sport === 'football' ? t`${w} 胜 ${d} 平 ${l} 负` : t`${w} 胜 ${l} 负`}</p>
          <ol className={styles.bars}>
            {bars.map((bar) => (
              <FormColumn key={bar.row.id} bar={bar} view={view} />
            ))}
          </ol>
          <p className={pageStyles.note}>{i18n._(differenceMessages[sport])}</p>
        </>
      )}
    </Panel>
  )
}

function FormColumn({ bar: { row, side, result, difference, length }, view }: { bar: FormBar; view: RowView }) {
  const rival = side === 'home' ? 'away' : 'home'
  const score = `${row.home_score}:${row.away_score}`
  const shown = row.sport !== 'basketball' ? score : difference > 0 ? `+${difference}` : `−${-difference}`
  const name = `${teamShort(row, 'home', view.lang)} ${score} ${teamShort(row, 'away', view.lang)}`
  return (
    <li className={styles.column}>
      <Link to="/score-detail" search={matchSearch(row)} className={styles.link} title={name}>
        <VisuallyHidden>{name}</VisuallyHidden>
        <span className={styles.field} style={{ height: half * 2 }} aria-hidden="true">
          <i className={classNames(styles.bar, styles[result])} style={{ height: Math.max(3, Math.round(length * half)) }} />
        </span>
        <span className={styles.drawn} aria-hidden="true">
          <Num className={styles.score}>{shown}</Num>
          <Crest crest={row[`${rival}_team_crest`]} id={row[`${rival}_team_id`]} size={18} />
        </span>
      </Link>
    </li>
  )
}
