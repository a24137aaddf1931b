// Box score of a basketball match: each player of one team with their figures, and the team total at the bottom.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PlayerLine } from '../../../../../contract/match/match-detail.ts'
import type { Side } from '../../../../../contract/match/match-row.ts'
import { nameOf, teamShort } from '../../../../../rules/text/name/name.ts'
import { Chip, ChipRow } from '../../../../ui/button/Chip.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { dataMessages } from '../../../../ui/messages/data-messages.ts'
import { WithMessages } from '../../../../ui/messages/WithMessages.tsx'
import { useHidden } from '../../../spoiler/revealed.ts'
import { DataLink } from '../../league/DataLink.tsx'
import type { DetailPart } from '../DetailPanels.tsx'
import styles from './BoxPanel.module.css'
import { type BoxFigure, boxFigures, boxOf } from './box.ts'

const columns: Record<BoxFigure, MessageDescriptor> = {
  points: msg({ message: '分', context: 'column of a box score' }),
  rebounds: msg({ message: '板', context: 'column of a box score' }),
  assists: msg({ message: '助', context: 'column of a box score' }),
  steals: msg({ message: '断', context: 'column of a box score' }),
  blocks: msg({ message: '帽', context: 'column of a box score' }),
  threes: msg({ message: '三分', context: 'column of a box score' }),
}

export function BoxPanel({ className, ...part }: DetailPart & { className?: string }) {
  const isCovered = useHidden(part.row)
  const { players } = part.detail
  if (isCovered || !players || players.home.length + players.away.length === 0) return null
  return (
    <WithMessages catalogs={dataMessages} waiting={null}>
      <BoxScore {...part} className={className} />
    </WithMessages>
  )
}

function BoxScore({ detail: { players, lineups }, row, view, className }: DetailPart & { className?: string }) {
  const { t, i18n } = useLingui()
  const [side, setSide] = useState<Side>('home')
  const { starters, bench, sum } = boxOf(players?.[side] ?? [], lineups?.[side] ?? null)
  const team = side === 'home' ? row.home_team_id : row.away_team_id
  const lineRow = (line: PlayerLine) => (
    <tr key={line.id}>
      <th scope="row" className={styles.name}>
        <Num className={styles.number}>{line.number}</Num>{' '}
        <DataLink sport={row.sport} to={{ team, player: line.id }}>
          {nameOf(line.name, view.lang)}
        </DataLink>
      </th>
      {boxFigures.map((figure) => (
        <td key={figure}>
          <Num strong={figure === 'points'}>{line[figure]}</Num>
        </td>
      ))}
    </tr>
  )
  return (
    <Panel padded className={className}>
      <SectionHead
        title={<Trans>球员数据</Trans>}
        tabs={
          <ChipRow>
            {(['home', 'away'] as const).map((one) => (
              <Chip key={one} pressed={side === one} onClick={() => setSide(one)} translate="no">
                {teamShort(row, one, view.lang)}
              </Chip>
            ))}
          </ChipRow>
        }
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys */}
      <section className={styles.scroller} aria-label={t`球员数据`} tabIndex={0}>
        <table className={styles.box}>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                {t({ message: '球员', context: 'column of a box score' })}
              </th>
              {boxFigures.map((figure) => (
                <th key={figure} scope="col">
                  {i18n._(columns[figure])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{starters.map(lineRow)}</tbody>
          {bench.length > 0 && (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={boxFigures.length + 1} className={styles.bench}>
                  {t({ message: '替补', context: 'rows of a box score' })}
                </th>
              </tr>
              {bench.map(lineRow)}
            </tbody>
          )}
          <tfoot>
            <tr>
              <th scope="row" className={styles.name}>
                {t({ message: '全队', context: 'last row of a box score' })}
              </th>
              {boxFigures.map((figure) => (
                <td key={figure}>
                  <Num strong>{sum[figure]}</Num>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </Panel>
  )
}
