// Points by quarter or set as a part of the match page.
import { Trans } from '@lingui/react/macro'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { PeriodTable } from '../parts/PeriodTable.tsx'
import type { DetailPart } from './DetailPanels.tsx'
import styles from './PeriodPanel.module.css'

export function PeriodPanel({ row, view, className }: DetailPart & { className?: string }) {
  return (
    <Panel padded className={className}>
      <SectionHead
        title={
          row.sport === 'basketball' ? <Trans>各节得分</Trans> : row.sport === 'tennis' ? <Trans>各盘比分</Trans> : <Trans>各局比分</Trans>
        }
      />
      <PeriodTable row={row} lang={view.lang} className={styles.periods} />
    </Panel>
  )
}
