// Leaders of a basketball match: points, rebounds and assists, home on the left, away on the right.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PlayerLine } from '../../../../../contract/match/match-detail.ts'
import type { Side } from '../../../../../contract/match/match-row.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { dataMessages } from '../../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../../ui/messages/WithMessages.tsx'
import { useHidden } from '../../../spoiler/revealed.ts'
import { DataLink } from '../../league/DataLink.tsx'
import { faceTeamOf } from '../../league/face-team.ts'
import { PlayerFace } from '../../league/PlayerFace.tsx'
import { SideLegend } from '../../parts/SideLegend.tsx'
import type { DetailPart } from '../DetailPanels.tsx'
import styles from './LeadersPanel.module.css'
import { type LeaderFigure, leadersOf } from './leaders.ts'

const figureMessages: Record<LeaderFigure, MessageDescriptor> = {
  points: msg`得分`,
  rebounds: msg`篮板`,
  assists: msg({ message: '助攻', context: 'statistic' }),
}

export function LeadersPanel({ className, ...part }: DetailPart & { className?: string }) {
  const isCovered = useHidden(part.row)
  // A detail cached by an earlier build has no players.
  if (isCovered || !part.detail.players || leadersOf(part.detail.players).length === 0) return null
  return (
    <WithMessages catalogs={dataMessages} waiting={null}>
      <Leaders {...part} className={className} />
    </WithMessages>
  )
}

function Leaders({ detail: { players }, row, view, className }: DetailPart & { className?: string }) {
  const { i18n } = useLingui()
  const face = (line: PlayerLine | null, side: Side) =>
    line && <PlayerFace id={line.id} team={faceTeamOf(row, side)} number={line.number} size={36} />
  const named = (line: PlayerLine | null, team: string) =>
    line && (
      <DataLink sport={row.sport} to={{ team, player: line.id }}>
        {nameOf(line.name, view.lang)}
      </DataLink>
    )
  return (
    <Panel padded className={className}>
      <SectionHead title={<Trans>本场最佳</Trans>} more={<SideLegend row={row} lang={view.lang} />} />
      <dl>
        {players &&
          leadersOf(players).map(({ figure, home, away }) => {
            const [left, right] = [home?.[figure] ?? 0, away?.[figure] ?? 0]
            return (
              <div key={figure} className={styles.row}>
                <dt className={styles.figure}>{i18n._(figureMessages[figure])}</dt>
                <dd className={styles.home}>
                  {face(home, 'home')}
                  <span className={styles.name}>{named(home, row.home_team_id)}</span>
                  <Num strong className={classNames(styles.value, left > right && styles.leads)}>
                    {left}
                  </Num>
                </dd>
                <dd className={styles.away}>
                  <Num strong className={classNames(styles.value, right > left && styles.leads)}>
                    {right}
                  </Num>
                  <span className={styles.name}>{named(away, row.away_team_id)}</span>
                  {face(away, 'away')}
                </dd>
              </div>
            )
          })}
      </dl>
    </Panel>
  )
}
