// Points by quarter or set, as a panel of the match page.
import { useLingui } from '@lingui/react/macro'
import type { Side } from '../../../../../contract/match/match-row.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { periodsTitle } from '../../messages/period-messages.ts'
import { PeriodTable } from '../../parts/PeriodTable.tsx'
import type { DetailPart } from '../DetailPanels.tsx'
import { lostTieBreak } from '../tie-break.ts'
import styles from './PeriodPanel.module.css'

export function PeriodPanel({ row, view, className }: DetailPart & { className?: string }) {
  const { i18n } = useLingui()
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
      <SectionHead title={periodsTitle(row.sport, i18n)} />
      <PeriodTable row={row} lang={view.lang} className={styles.periods} beside={tieBreak} />
    </Panel>
  )
}
