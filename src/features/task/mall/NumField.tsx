// Quantity field with step buttons.
import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { digitsOf } from '../../../core/text/typed-number.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import styles from './ExchangeDialog.module.css'

export function NumField({ num, most, onChange }: { num: number; most: number; onChange(num: number): void }) {
  const { t } = useLingui()
  return (
    <div className={styles.num}>
      <span>
        <Trans>数量</Trans>
      </span>
      <span className={styles.stepper}>
        <IconButton label={t`少一件`} disabled={num <= 1} onClick={() => onChange(num - 1)}>
          <Minus size={18} />
        </IconButton>
        <input
          type="text"
          inputMode="numeric"
          value={num}
          aria-label={t`数量`}
          onChange={({ target }) => onChange(Number(digitsOf(target.value)) || 1)}
        />
        <IconButton label={t`多一件`} disabled={num >= most} onClick={() => onChange(num + 1)}>
          <Plus size={18} />
        </IconButton>
      </span>
    </div>
  )
}
