// Verification code field that sends only to the account's own number or address.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CodePurpose } from '../../../../../contract/account/account.ts'
import { limits } from '../../../../../contract/limits/limits.ts'
import { memberLimits } from '../../../../../contract/limits/member-limits.ts'
import { ApiError, call } from '../../../../core/api/api.ts'
import { withProof } from '../../../../core/api/with-proof.ts'
import { idOfWindow } from '../../../../core/code-window.ts'
import { CodeField } from '../../../../ui/form/CodeField.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { useMemberMessages } from '../use-member-messages.ts'

interface OwnCodeProps {
  purpose: CodePurpose
  /** Masked number or address that receives the code. */
  to: string
  value: string
  onChange(code: string): void
  /** Validation error of the input. */
  error?: string | null
}

export function OwnCode({ purpose, to, value, onChange, error }: OwnCodeProps) {
  const { t } = useLingui()
  const messageOf = useMemberMessages()
  const [unsent, setUnsent] = useState<string | null>(null)
  const send = async (): Promise<number> => {
    setUnsent(null)
    try {
      const { resend } = await withProof((proof) =>
        call('POST api/user/getCode', { body: { purpose, device_id: idOfWindow(), ...(proof && { proof }) } }),
      )
      toast(t`验证码发送成功`, { tone: 'ok' })
      return resend
    } catch (failure) {
      setUnsent(messageOf(failure))
      const isSoon = failure instanceof ApiError && failure.error === 'code-too-soon'
      return isSoon ? (failure.retryAfter ?? limits.codeResend) : 0
    }
  }
  return (
    <CodeField
      label={<Trans>验证码</Trans>}
      hint={<Trans>发到 {to}</Trans>}
      placeholder={t`请输入验证码`}
      value={value}
      onChange={onChange}
      error={unsent ?? error}
      digits={memberLimits.codeDigits}
      to={to}
      onSend={send}
      messages={{
        send: <Trans>获取验证码</Trans>,
        sending: <Trans>发送中</Trans>,
        again: (left) => <Trans>{left} 秒后重发</Trans>,
        sent: <Trans>验证码发送成功</Trans>,
      }}
    />
  )
}

export const isCode = (code: string): boolean => code.length === memberLimits.codeDigits

/** The request fields that accompany the verification code. */
export const codeFields = (code: string, proof?: string) => ({ code, device_id: idOfWindow(), ...(proof && { proof }) })
