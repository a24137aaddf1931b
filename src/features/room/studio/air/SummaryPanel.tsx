// Summary of a broadcast right after its end, with the next announced one.
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Broadcast } from '../../../../../contract/room/studio.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import styles from '../Studio.module.css'
import { SummaryFigures } from './SummaryFigures.tsx'

interface SummaryPanelProps {
  broadcast: Broadcast
  /** Opens the schedule tab. */
  onNext(): void
  /** Returns to the first stage. */
  onAgain(): void
}

export function SummaryPanel({ broadcast, onNext, onAgain }: SummaryPanelProps) {
  const panel = useRef<HTMLElement>(null)
  // The button that ended the broadcast is gone, so focus moves here.
  useEffect(() => panel.current?.focus(), [])
  return (
    <Panel padded aria-labelledby="summary" ref={panel} tabIndex={-1}>
      <SectionHead id="summary" title={<Trans>本场小结</Trans>} note={broadcast.title} />
      <SummaryFigures broadcast={broadcast} />
      <div className={styles.ends}>
        <Button variant="plain" onClick={onAgain}>
          <Trans>再开一场</Trans>
        </Button>
        <Button variant="primary" onClick={onNext}>
          <Trans>约下一场</Trans>
        </Button>
      </div>
    </Panel>
  )
}
