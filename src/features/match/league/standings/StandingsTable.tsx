// The table of a league or group: highlights both teams of a match and marks provisional moves with arrows.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { Sport } from '../../../../../contract/match/match-row.ts'
import type { StandingRow, Standings } from '../../../../../contract/match/standings.ts'
import type { TableZone } from '../../../../../contract/match/table-zone.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Crest } from '../../../../ui/picture/Crest.tsx'
import { CoveredNote } from '../../../spoiler/CoveredNote.tsx'
import { useCovered } from '../../../spoiler/revealed.ts'
import { teamPath } from '../data-link.ts'
import { FormMarks } from '../FormMarks.tsx'
import { BasketballCells, BasketballHeads } from './BasketballColumns.tsx'
import styles from './StandingsTable.module.css'
import { cutTable } from './standings-cut.ts'
import { coverOf } from './table-cover.ts'

export interface StandingsTableProps {
  standings: Standings
  lang: Lang
  marked?: readonly string[]
  /** Shows every column; otherwise rank, team and the ranking figure. */
  full?: boolean
  /** Maximum rows: the top, plus the highlighted teams at any rank. */
  most?: number
  /** Selects the columns: basketball ranks by wins and losses; only football has draws. */
  sport?: Sport
  /** Links names to their teams. */
  linked?: boolean
  /** Id of the match beside the table; the table contains its result. */
  match?: string
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

export function StandingsTable({
  standings,
  lang,
  marked = [],
  full = false,
  most = 99,
  sport = 'football',
  linked = false,
  match,
}: StandingsTableProps) {
  const { t } = useLingui()
  const { group, provisional, zones = [] } = standings
  const cover = coverOf(standings, match)
  const path = linked ? teamPath(sport) : null
  const isBasketball = sport === 'basketball'
  const [first] = standings.rows
  const columns = isBasketball ? (full ? 10 : 7) : full ? 10 : 5
  const team = (of: StandingRow) => (
    <>
      <Crest crest={of.crest} id={of.team_id} size={18} />
      {nameOf(of.team, lang)}
    </>
  )
  const shown = cutTable(standings.rows, marked, most)
  const deducted = shown.flatMap(({ row }) => {
    const { deducted: taken, team_id } = row
    return taken ? [{ team_id, name: nameOf(row.team, lang), points: taken.points, reason: nameOf(taken.reason, lang) }] : []
  })
  const zoneOf = (rank: number) => zones.find(({ from, to }) => rank >= from && rank <= to)
  const isShown = ({ from, to }: TableZone): boolean => shown.some(({ row }) => row.rank >= from && row.rank <= to)
  if (useCovered(cover)) return <CoveredNote name={cover.key} />
  return (
    <div className={styles.box}>
      <table className={classNames(styles.table, full && styles.full, isBasketball && styles.dense)}>
        <caption className={styles.caption}>{group ? nameOf(group, lang) : provisional ? t`即时积分榜` : t`积分榜`}</caption>
        <thead>
          <tr>
            <th scope="col">{t({ message: '排名', context: 'column of a table' })}</th>
            <th scope="col" className={styles.start}>
              {t({ message: '球队', context: 'column of a table' })}
            </th>
            {(full || !isBasketball) && <th scope="col">{t({ message: '赛', context: 'column of a table, played' })}</th>}
            {isBasketball && <BasketballHeads />}
            {full && !isBasketball && (
              <>
                <th scope="col">{t({ message: '胜', context: 'column of a table, won' })}</th>
                <th scope="col">{t({ message: '平', context: 'column of a table, drawn' })}</th>
                <th scope="col">{t({ message: '负', context: 'column of a table, lost' })}</th>
                <th scope="col" className={styles.wide}>
                  {t({ message: '进/失', context: 'column of a table, goals for and against' })}
                </th>
              </>
            )}
            {(full || !isBasketball) && (
              <th scope="col" className={classNames(isBasketball && styles.wide)}>
                {t({ message: '净', context: 'column of a table, difference' })}
              </th>
            )}
            {!isBasketball && <th scope="col">{t({ message: '分', context: 'column of a table, points' })}</th>}
            {full && (
              <th scope="col" className={styles.wide}>
                {t({ message: '近况', context: 'column of a table, form' })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, jumps }) => (
            <Fragment key={row.team_id}>
              {jumps && (
                <tr className={styles.jump}>
                  <td colSpan={columns}>
                    <span aria-hidden="true">⋯</span>
                  </td>
                </tr>
              )}
              <tr className={classNames(marked.includes(row.team_id) && styles.marked)}>
                <td className={classNames(zoneOf(row.rank) && styles.zone)} data-tone={zoneOf(row.rank)?.tone}>
                  <Num>{row.rank}</Num>
                  <Move move={row.move} />
                </td>
                <th scope="row" className={classNames(styles.start, styles.team)}>
                  {path ? (
                    <Link to={path} search={{ team: row.team_id }} className={styles.link} translate="no">
                      {team(row)}
                    </Link>
                  ) : (
                    <span translate="no">{team(row)}</span>
                  )}
                </th>
                {(full || !isBasketball) && (
                  <td>
                    <Num>{row.played}</Num>
                  </td>
                )}
                {isBasketball && first && <BasketballCells row={row} first={first} />}
                {full && !isBasketball && (
                  <>
                    <td>
                      <Num>{row.won}</Num>
                    </td>
                    <td>
                      <Num>{row.drawn}</Num>
                    </td>
                    <td>
                      <Num>{row.lost}</Num>
                    </td>
                    <td className={styles.wide}>
                      <Num>{`${row.for}:${row.against}`}</Num>
                    </td>
                  </>
                )}
                {(full || !isBasketball) && (
                  <td className={classNames(isBasketball && styles.wide)}>
                    <Num>{signed(row.for - row.against)}</Num>
                  </td>
                )}
                {!isBasketball && (
                  <td>
                    <Num strong className={styles.points}>
                      {row.points}
                    </Num>
                    {row.deducted && <sup className={styles.deducted}>−{row.deducted.points}</sup>}
                  </td>
                )}
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
      {zones.some(isShown) && (
        <ul className={styles.zones} aria-label={t`名次的含义`}>
          {zones.filter(isShown).map(({ from, to, tone, name }) => (
            <li key={from} className={styles.zone} data-tone={tone}>
              <Num>{from === to ? from : `${from}–${to}`}</Num> {nameOf(name, lang)}
            </li>
          ))}
        </ul>
      )}
      {deducted.map(({ team_id, name, points, reason }) => (
        <p key={team_id} className={styles.note}>
          <Trans>
            {name}：扣 {points} 分（{reason}）
          </Trans>
        </p>
      ))}
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
