// Summary of a broadcast, opened from the records.
import { Trans } from '@lingui/react/macro'
import type { Broadcast } from '../../../../../contract/room/studio.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Dialog } from '../../../../ui/layer/Dialog.tsx'
import styles from '../Studio.module.css'
import { SummaryFigures } from './SummaryFigures.tsx'

export function SummaryDialog({ broadcast, onClose }: { broadcast: Broadcast; onClose(): void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>直播结束</Trans>} text={broadcast.title} width={480}>
      <SummaryFigures broadcast={broadcast} />
      <div className={styles.ends}>
        <Button variant="primary" onClick={onClose}>
          <Trans>知道了</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
