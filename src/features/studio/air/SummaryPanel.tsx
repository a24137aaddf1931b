// What a broadcast was like, as soon as it is over, and the way to the next one.
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Broadcast } from '../../../../contract/room/studio.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../Studio.module.css'
import { SummaryFigures } from './SummaryFigures.tsx'

interface SummaryPanelProps {
  broadcast: Broadcast
  /** Opens what is announced. */
  onNext(): void
  /** Back to the first stair. */
  onAgain(): void
}

export function SummaryPanel({ broadcast, onNext, onAgain }: SummaryPanelProps) {
  const panel = useRef<HTMLElement>(null)
  // The button that ended it is gone.
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
