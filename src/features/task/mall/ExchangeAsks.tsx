// The question of the spend guard, before an exchange that costs more diamonds than its reader lets pass unasked.
import { Trans } from '@lingui/react/macro'
import { diamonds } from '../../../core/text/amount-text.ts'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { StepActs } from '../../../ui/frame/StepStack.tsx'
import styles from './ExchangeDialog.module.css'

interface ExchangeAsksProps {
  /** Tenths of a diamond. */
  price: number
  busy: boolean
  failure: string | null
  onConfirm(): void
  onBack(): void
}

export function ExchangeAsks({ price, busy, failure, onConfirm, onBack }: ExchangeAsksProps) {
  return (
    <>
      <p className={styles.warn} role="alert">
        <Trans>
          这次要用 <Num strong>{diamonds(price)}</Num> 钻石，超过你设的提醒额度。
        </Trans>
      </p>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <StepActs>
        <SteadyButton variant="primary" size="lg" block aria-disabled={busy || undefined} onClick={onConfirm}>
          <Trans>确定兑换</Trans>
        </SteadyButton>
        <SteadyButton size="lg" block disabled={busy} onClick={onBack}>
          <Trans>返回</Trans>
        </SteadyButton>
      </StepActs>
    </>
  )
}
