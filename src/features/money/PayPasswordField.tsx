// Payment password, required where money leaves the account; links to its setup if there is none.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { TextField } from '../../ui/form/TextField.tsx'

export function PayPasswordField({ value, onChange }: { value: string; onChange(text: string): void }) {
  return (
    <TextField
      label={<Trans>支付密码</Trans>}
      type="password"
      inputMode="numeric"
      required
      minLength={memberLimits.paymentPasswordMin}
      maxLength={memberLimits.paymentPasswordMax}
      pattern="\d+"
      value={value}
      onChange={(text) => onChange(text.replace(/\D/g, ''))}
      hint={
        <Trans>
          还没有支付密码？去{' '}
          <Link to="/member" search={{ type: 6, part: 'account' }}>
            账号与安全
          </Link>{' '}
          设置。
        </Trans>
      }
    />
  )
}
