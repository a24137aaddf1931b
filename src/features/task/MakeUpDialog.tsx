// Asks before a card is used for a day that was missed.
import { Plural, Trans } from '@lingui/react/macro'
import type { Lang } from '../../../contract/limits.ts'
import type { SignDay } from '../../../contract/task.ts'
import { dateText } from '../../core/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Num } from '../../ui/Num.tsx'
import { SteadyButton } from '../../ui/SteadyButton.tsx'
import styles from './Task.module.css'

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
