// 支付密码: sets the payment password: digits, entered twice, with a code sent to the account's own number.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Member } from '../../../../../contract/account/member.ts'
import { memberLimits } from '../../../../../contract/limits/member-limits.ts'
import { isWeakPayment } from '../../../../../rules/member/password.ts'
import { call } from '../../../../core/api/api.ts'
import { withProof } from '../../../../core/api/with-proof.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { useFaults } from '../../../../ui/form/use-faults.ts'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import styles from '../Settings.module.css'
import { useMemberAct } from '../use-member-act.ts'
import { codeFields, isCode, OwnCode } from './OwnCode.tsx'

const empty = { next: '', again: '', code: '' }

export function PaymentPasswordPanel({ member }: { member: Member }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(empty)
  const { busy, run } = useMemberAct()
  const client = useQueryClient()
  const update = (patch: Partial<typeof empty>): void => setDraft({ ...draft, ...patch })
  const digits = (text: string): string => text.replace(/\D/g, '').slice(0, memberLimits.paymentPasswordMax)
  const { faultOf, attempt, reset } = useFaults({
    next: isWeakPayment(draft.next) ? t`支付密码至少 6 位数字，不能连号或重复` : null,
    again: draft.next === draft.again ? null : t({ id: 'user.user66', message: '请输入相同的密码' }),
    code: isCode(draft.code) ? null : t`请输入 6 位验证码`,
  })
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!attempt()) return
    const body = { password: draft.next, repassword: draft.again }
    const set = () => withProof((proof) => call('POST api/Member/paymentPassword', { body: { ...body, ...codeFields(draft.code, proof) } }))
    if (!(await run(set, t`支付密码已设置，其他设备已退出`))) return
    setDraft(empty)
    reset()
    void client.invalidateQueries({ queryKey: ['GET api/Member/info'] })
    void client.invalidateQueries({ queryKey: ['GET api/Member/sessions'] })
  }
  const secret = { type: 'password', inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <Panel padded aria-labelledby="payment-password">
      <SectionHead
        id="payment-password"
        title={<Trans>支付密码</Trans>}
        more={<Tag tone={member.has_payment_password ? 'accent' : 'plain'}>{member.has_payment_password ? t`已设置` : t`未设置`}</Tag>}
      />
      <p className={styles.note}>
        <Trans>提现和关闭未成年人模式时要用。连错 5 次，24 小时内不能再试。</Trans>
      </p>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          {...secret}
          label={<Trans>支付密码</Trans>}
          value={draft.next}
          onChange={(next) => update({ next: digits(next) })}
          error={faultOf('next')}
          hint={<Trans>至少 6 位数字，不能连号或重复</Trans>}
        />
        <TextField
          {...secret}
          label={<Trans>再输一次支付密码</Trans>}
          value={draft.again}
          onChange={(again) => update({ again: digits(again) })}
          error={faultOf('again')}
        />
        <OwnCode
          purpose="payment"
          to={member.mobile || member.email}
          value={draft.code}
          onChange={(code) => update({ code })}
          error={faultOf('code')}
        />
        <Button type="submit" variant="primary" disabled={busy}>
          {member.has_payment_password ? <Trans>修改支付密码</Trans> : <Trans>设置支付密码</Trans>}
        </Button>
      </form>
    </Panel>
  )
}
