// Confirmation required by the spend limit, in its own dialog, so that its button does not catch a tap meant for something else.
import { Trans } from '@lingui/react/macro'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import styles from './Spend.module.css'
import { SpendNote } from './SpendNote.tsx'
import type { Spending } from './use-spend.ts'

interface SpendQuestionProps {
  spending: Spending
  /** Tenths of a diamond. */
  price: number
  onConfirm(): void
}

export function SpendQuestion({ spending, price, onConfirm }: SpendQuestionProps) {
  const { asks, busy, failure, remedy, changed } = spending
  return (
    <Dialog open={asks} onOpenChange={(open) => !open && changed()} title={<Trans>确认这笔消费</Trans>} width={380}>
      <div className={styles.form}>
        <p className={styles.warn}>
          <Trans>
            这一笔是 <Num strong>{diamonds(price)}</Num> 钻石，达到了你设的确认金额。确定要花吗？
          </Trans>
        </p>
        <SpendNote failure={failure} remedy={remedy} />
        <div className={styles.acts}>
          <Button disabled={busy} onClick={changed}>
            <Trans>取消</Trans>
          </Button>
          <SteadyButton variant="primary" disabled={busy} onClick={onConfirm}>
            <Trans>确定花费</Trans>
          </SteadyButton>
        </div>
      </div>
    </Dialog>
  )
}
