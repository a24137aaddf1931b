// Points by quarter or set as a part of the match page.
import { Trans } from '@lingui/react/macro'
import type { Side } from '../../../../contract/match/match-row.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { PeriodTable } from '../parts/PeriodTable.tsx'
import type { DetailPart } from './DetailPanels.tsx'
import styles from './PeriodPanel.module.css'
import { lostTieBreak } from './tie-break.ts'

export function PeriodPanel({ row, view, className }: DetailPart & { className?: string }) {
  const tieBreak = (set: number, side: Side) => {
    const figure = lostTieBreak(row, set, side)
    return figure === null ? null : (
      <sup className={styles.tieBreak}>
        <Num>{figure}</Num>
      </sup>
    )
  }
  return (
    <Panel padded className={className}>
      <SectionHead
        title={
          row.sport === 'basketball' ? <Trans>各节得分</Trans> : row.sport === 'tennis' ? <Trans>各盘比分</Trans> : <Trans>各局比分</Trans>
        }
      />
      <PeriodTable row={row} lang={view.lang} className={styles.periods} beside={tieBreak} />
    </Panel>
  )
}
