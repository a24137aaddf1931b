// 登录密码: changes the password with the old one, or with a code if there is none or it was forgotten.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Member } from '../../../../../contract/account/member.ts'
import { passwordFault } from '../../../../../rules/member/password.ts'
import { call } from '../../../../core/api/api.ts'
import { withProof } from '../../../../core/api/with-proof.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { useFaults } from '../../../../ui/form/use-faults.ts'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import styles from '../Settings.module.css'
import { useMemberAct } from '../use-member-act.ts'
import { codeFields, isCode, OwnCode } from './OwnCode.tsx'

const empty = { old: '', code: '', next: '', again: '' }

export function PasswordPanel({ member }: { member: Member }) {
  const { t } = useLingui()
  const [byCode, setByCode] = useState(!member.has_password)
  const [draft, setDraft] = useState(empty)
  const { busy, run } = useMemberAct()
  const client = useQueryClient()
  const update = (patch: Partial<typeof empty>): void => setDraft({ ...draft, ...patch })
  const fault = passwordFault(draft.next, draft.again)
  const proven = (proof?: string) => (byCode ? codeFields(draft.code, proof) : { old_password: draft.old, ...(proof && { proof }) })
  const isProven = byCode ? isCode(draft.code) : draft.old !== ''
  const { faultOf, attempt, reset } = useFaults({
    proof: isProven ? null : byCode ? t`请输入 6 位验证码` : t`请输入原密码`,
    next: fault === 'password-length' ? t`密码要 6 到 64 个字符` : null,
    again: fault === 'password-mismatch' ? t({ id: 'user.user66', message: '请输入相同的密码' }) : null,
  })
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!attempt()) return
    const change = () =>
      withProof((proof) =>
        call('POST api/user/editPassword', { body: { ...proven(proof), password: draft.next, repassword: draft.again } }),
      )
    if (!(await run(change, t`密码已修改，其他设备已退出`))) return
    setDraft(empty)
    reset()
    setByCode(false)
    void client.invalidateQueries({ queryKey: ['GET api/Member/info'] })
    void client.invalidateQueries({ queryKey: ['GET api/Member/sessions'] })
  }
  return (
    <Panel padded aria-labelledby="password">
      <SectionHead id="password" title={<Trans>登录密码</Trans>} />
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {/* Lets password managers store the new password for the right account. */}
        <input hidden readOnly type="text" autoComplete="username" value={member.mobile || member.email} />
        {byCode ? (
          <OwnCode
            purpose="account"
            to={member.mobile || member.email}
            value={draft.code}
            onChange={(code) => update({ code })}
            error={faultOf('proof')}
          />
        ) : (
          <TextField
            label={<Trans>原密码</Trans>}
            type="password"
            autoComplete="current-password"
            value={draft.old}
            onChange={(old) => update({ old })}
            error={faultOf('proof')}
          />
        )}
        <TextField
          label={<Trans>新密码</Trans>}
          type="password"
          autoComplete="new-password"
          value={draft.next}
          onChange={(next) => update({ next })}
          error={faultOf('next')}
          hint={<Trans>6 到 64 个字符，别和别处的密码一样</Trans>}
        />
        <TextField
          label={<Trans>再输一次新密码</Trans>}
          type="password"
          autoComplete="new-password"
          value={draft.again}
          onChange={(again) => update({ again })}
          error={faultOf('again')}
        />
        <div className={styles.row}>
          <Button type="submit" variant="primary" disabled={busy}>
            {member.has_password ? <Trans>修改密码</Trans> : <Trans>设置密码</Trans>}
          </Button>
          {member.has_password && (
            <Button variant="plain" onClick={() => setByCode(!byCode)}>
              {byCode ? <Trans>用原密码修改</Trans> : <Trans>忘了原密码</Trans>}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}
