// Verification code field of the login forms; sends the code to the number or address entered above.
import { Trans, useLingui } from '@lingui/react/macro'
import { memberLimits } from '../../../../contract/limits/member-limits.ts'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { sendCode } from '../login-calls.ts'
import { faultOf } from './fault.ts'
import { type MobileInput, mobileText } from './mobile-input.ts'
import type { Faulty } from './use-fault.ts'

interface CodeToMobileProps {
  value: string
  onChange(value: string): void
  mobile: MobileInput
  /** Consent of the user, where the code may create an account. Without consent the number is not sent. */
  agreed: boolean | undefined
  fault: string | null
  /** Receives errors of the number and of sending. */
  faulty: Pick<Faulty, 'setFault' | 'attempt'>
}

export function CodeToMobile({ value, onChange, mobile, agreed, fault, faulty }: CodeToMobileProps) {
  const { t } = useLingui()
  const to = mobileText(mobile)
  const send = async (): Promise<number> => {
    const wrong = faultOf({ mobile, agreed }, false)
    faulty.setFault(wrong)
    if (wrong || to === null) return 0
    let rest = 0
    await faulty.attempt(async () => {
      rest = (await sendCode(to)).resend
      toast(t`验证码发送成功`, { tone: 'ok' })
    })
    return rest
  }
  return (
    <CodeField
      size="lg"
      label={t`验证码`}
      placeholder={t`请输入验证码`}
      value={value}
      onChange={onChange}
      error={fault}
      digits={memberLimits.codeDigits}
      to={to ?? ''}
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
