// The players of a team by number, with their figures of this season.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import type { TeamPage } from '../../../../../contract/match/data.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { CoveredNote } from '../../../spoiler/CoveredNote.tsx'
import { useCovered } from '../../../spoiler/revealed.ts'
import type { DataPath } from '../../league/data-link.ts'
import { PlayerFace } from '../../league/PlayerFace.tsx'
import styles from '../DataPage.module.css'
import { leaderMessages, positionMessages } from '../leader-messages.ts'

export function SquadTable({ page, to, lang }: { page: TeamPage; to: DataPath; lang: Lang }) {
  const { t, i18n } = useLingui()
  const { team, squad, sport } = page
  const cover = { key: `squad:${team.id}`, teams: [team.id] }
  const covered = useCovered(cover)
  // Goal counts would reveal hidden scores.
  const kinds = covered ? [] : (squad.find(({ figures }) => figures.length > 0)?.figures ?? []).map(({ kind }) => kind)
  return (
    <>
      {covered && <CoveredNote name={cover.key} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys */}
      <section className={styles.scroller} aria-label={t`球员`} tabIndex={0}>
        <table className={styles.squad}>
          <thead>
            <tr>
              <th scope="col">{t({ message: '号码', context: 'column of a squad' })}</th>
              <th scope="col" className={styles.squadName}>
                {t({ message: '姓名', context: 'column of a squad' })}
              </th>
              <th scope="col">{t`位置`}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {i18n._(leaderMessages[kind])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {squad.map(({ key, number, name, position, figures }) => (
              <tr key={key}>
                <td>
                  <Num>{number ?? '-'}</Num>
                </td>
                <th scope="row" className={styles.squadName}>
                  <Link to={to} search={{ team: team.id, player: key }} translate="no">
                    <PlayerFace id={key} team={team} number={number} position={position} size={32} />
                    {nameOf(name, lang)}
                  </Link>
                </th>
                <td>{positionText(position)}</td>
                {kinds.map((kind) => {
                  const value = figures.find((figure) => figure.kind === kind)?.value ?? 0
                  return (
                    <td key={kind}>
                      <Num>{sport === 'basketball' ? value.toFixed(1) : value}</Num>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )

  function positionText(position: string): string {
    const message = positionMessages[position]
    return message ? i18n._(message) : position
  }
}
