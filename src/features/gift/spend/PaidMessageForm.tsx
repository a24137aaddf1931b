// Form for a message that is charged when sent: text, failure, and price.
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from './Spend.module.css'
import { SpendNote } from './SpendNote.tsx'
import type { PaidMessage } from './use-paid-message.ts'

interface PaidMessageFormProps {
  message: PaidMessage
  /** Tenths of a diamond. */
  price: number
  onSend(): void
  onClose(): void
  /** The price is not known yet. */
  disabled?: boolean
  /** Replaces the price on the button. */
  act?: ReactNode
  /** Below the text. */
  children?: ReactNode
}

export function PaidMessageForm({ message, price, onSend, onClose, disabled = false, act, children }: PaidMessageFormProps) {
  const { t } = useLingui()
  const { spending, text, length, isLong, write } = message
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSend()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={<Trans>写什么</Trans>}
        value={text}
        onChange={write}
        aside={
          <Num>
            {length}/{chatLimits.roomMessageLength}
          </Num>
        }
        error={isLong ? t`一条最多 100 个字` : null}
      />
      {children}
      {!spending.asks && <SpendNote failure={spending.failure} remedy={spending.remedy} />}
      <div className={styles.acts}>
        <Button disabled={spending.busy} onClick={onClose}>
          <Trans>取消</Trans>
        </Button>
        <SteadyButton type="submit" variant="primary" disabled={spending.busy || disabled || length === 0 || isLong}>
          {act || (
            <span>
              <Trans>
                发出，<Num>{diamonds(price)}</Num> 钻
              </Trans>
            </span>
          )}
        </SteadyButton>
      </div>
    </form>
  )
}
