// A table of a league or group: both teams of a match marked, provisional moves with arrows.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { StandingRow, Standings } from '../../../contract/match/standings.ts'
import { nameOf } from '../../../rules/text/name.ts'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Crest } from '../../ui/picture/Crest.tsx'
import { CoveredNote } from '../spoiler/CoveredNote.tsx'
import { useCovered } from '../spoiler/revealed.ts'
import { dataPath } from './data-link.ts'
import { FormMarks } from './FormMarks.tsx'
import styles from './StandingsTable.module.css'
import { cutTable } from './standings-cut.ts'
import { coverOf } from './table-cover.ts'

export interface StandingsTableProps {
  standings: Standings
  lang: Lang
  marked?: readonly string[]
  /** Every column; without it rank, team, played, difference, points. */
  full?: boolean
  /** Rows shown: the top, and the marked teams wherever they stand. */
  most?: number
  /** Basketball shows the share of wins, which ranks it; only football knows draws. */
  sport?: Sport
  /** Names lead to their teams, where the sport has pages of them. */
  linked?: boolean
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** .625, as basketball writes it; 1.000 for all. */
const shareText = ({ won, played }: Pick<StandingRow, 'won' | 'played'>): string =>
  (played === 0 ? 0 : won / played).toFixed(3).replace(/^0/, '')

export function StandingsTable({
  standings,
  lang,
  marked = [],
  full = false,
  most = 99,
  sport = 'football',
  linked = false,
}: StandingsTableProps) {
  const { t } = useLingui()
  const { group, provisional } = standings
  const cover = coverOf(standings)
  const path = linked ? dataPath(sport) : null
  const columns = !full ? 5 : sport === 'basketball' ? 9 : 10
  if (useCovered(cover)) return <CoveredNote name={cover.key} />
  return (
    <div className={styles.box}>
      <table className={classNames(styles.table, full && styles.full)}>
        <caption className={styles.caption}>{group ? nameOf(group, lang) : provisional ? t`即时积分榜` : t`积分榜`}</caption>
        <thead>
          <tr>
            <th scope="col">{t({ message: '排名', context: 'column of a table' })}</th>
            <th scope="col" className={styles.start}>
              {t({ message: '球队', context: 'column of a table' })}
            </th>
            <th scope="col">{t({ message: '赛', context: 'column of a table, played' })}</th>
            {full && (
              <>
                <th scope="col">{t({ message: '胜', context: 'column of a table, won' })}</th>
                {sport !== 'basketball' && <th scope="col">{t({ message: '平', context: 'column of a table, drawn' })}</th>}
                <th scope="col">{t({ message: '负', context: 'column of a table, lost' })}</th>
                <th scope="col" className={styles.wide}>
                  {t({ message: '进/失', context: 'column of a table, goals for and against' })}
                </th>
              </>
            )}
            <th scope="col">{t({ message: '净', context: 'column of a table, difference' })}</th>
            <th scope="col">
              {sport === 'basketball'
                ? t({ message: '胜率', context: 'column of a table' })
                : t({ message: '分', context: 'column of a table, points' })}
            </th>
            {full && (
              <th scope="col" className={styles.wide}>
                {t({ message: '近况', context: 'column of a table, form' })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {cutTable(standings.rows, marked, most).map(({ row, jumps }) => (
            <Fragment key={row.team_id}>
              {jumps && (
                <tr className={styles.jump}>
                  <td colSpan={columns}>
                    <span aria-hidden="true">⋯</span>
                  </td>
                </tr>
              )}
              <tr className={classNames(marked.includes(row.team_id) && styles.marked)}>
                <td>
                  <Num>{row.rank}</Num>
                  <Move move={row.move} />
                </td>
                <th scope="row" className={classNames(styles.start, styles.team)}>
                  <Crest crest={row.crest} id={row.team_id} size={18} />
                  {path ? (
                    <Link to={path} search={{ team: row.team_id }} className={styles.link} translate="no">
                      {nameOf(row.team, lang)}
                    </Link>
                  ) : (
                    <span translate="no">{nameOf(row.team, lang)}</span>
                  )}
                </th>
                <td>
                  <Num>{row.played}</Num>
                </td>
                {full && (
                  <>
                    <td>
                      <Num>{row.won}</Num>
                    </td>
                    {sport !== 'basketball' && (
                      <td>
                        <Num>{row.drawn}</Num>
                      </td>
                    )}
                    <td>
                      <Num>{row.lost}</Num>
                    </td>
                    <td className={styles.wide}>
                      <Num>{`${row.for}:${row.against}`}</Num>
                    </td>
                  </>
                )}
                <td>
                  <Num>{signed(row.for - row.against)}</Num>
                </td>
                <td>
                  <Num strong className={styles.points}>
                    {sport === 'basketball' ? shareText(row) : row.points}
                  </Num>
                </td>
                {full && (
                  <td className={styles.wide}>
                    <FormMarks form={row.form} />
                  </td>
                )}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      {provisional && (
        <p className={styles.note}>
          <Trans>按进行中的比分推算。</Trans>
        </p>
      )}
    </div>
  )
}

function Move({ move }: { move: number }) {
  const { t } = useLingui()
  if (move === 0) return <i className={styles.move} />
  const places = Math.abs(move)
  const label = move > 0 ? t`上升 ${places} 位` : t`下降 ${places} 位`
  return <i className={classNames(styles.move, move > 0 ? styles.up : styles.down)} role="img" aria-label={label} title={label} />
}
