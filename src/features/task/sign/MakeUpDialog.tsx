// Confirms the use of a make-up card for a missed day.
import { Plural, Trans } from '@lingui/react/macro'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { SignDay } from '../../../../contract/task/task.ts'
import { dateText } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import styles from '../Task.module.css'

export interface MakeUpDialogProps {
  /** Null: closed. */
  seat: SignDay | null
  cards: number
  lang: Lang
  busy: boolean
  onClose(): void
  onConfirm(seat: SignDay): void
}

export function MakeUpDialog({ seat, cards, lang, busy, onClose, onConfirm }: MakeUpDialogProps) {
  return (
    <Dialog open={seat !== null} onOpenChange={(open) => !open && onClose()} title={<Trans>补签</Trans>} width={360}>
      {seat && (
        <>
          <p>
            <Trans>
              用一张补签卡补上 {dateText(seat.day, lang)} 的座位，得 <Num>{seat.lz_num}</Num> 金币。
            </Trans>{' '}
            <Plural value={cards} other="你有 # 张。" />
          </p>
          <div className={styles.acts}>
            <Button onClick={onClose}>
              <Trans>取消</Trans>
            </Button>
            <SteadyButton variant="primary" aria-disabled={busy} onClick={() => onConfirm(seat)}>
              <Trans>用掉一张</Trans>
            </SteadyButton>
          </div>
        </>
      )}
    </Dialog>
  )
}
