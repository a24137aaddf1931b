// Account deletion: explains what is deleted and what stays, then requires the password or a code. The user can cancel it within seven
// days.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Member } from '../../../../../contract/account/member.ts'
import { call } from '../../../../core/api/api.ts'
import { withProof } from '../../../../core/api/with-proof.ts'
import { endBy, leave } from '../../../../core/session/session-life.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { CheckBox } from '../../../../ui/form/CheckBox.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { Dialog } from '../../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../../ui/layer/OpenedLater.tsx'
import { useMemberAct } from '../use-member-act.ts'
import styles from './CloseDialog.module.css'
import { codeFields, isCode, OwnCode } from './OwnCode.tsx'

export function CloseDialog({ open, onOpenChange, member }: OpenProps & { member: Member }) {
  const { t } = useLingui()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`注销账号`} width={460}>
      <CloseForm member={member} onCancel={() => onOpenChange(false)} />
    </Dialog>
  )
}

function CloseForm({ member, onCancel }: { member: Member; onCancel(): void }) {
  const { t } = useLingui()
  const [byCode, setByCode] = useState(!member.has_password)
  const [secret, setSecret] = useState('')
  const [understood, setUnderstood] = useState(false)
  const { busy, run } = useMemberAct()
  const isReady = understood && (byCode ? isCode(secret) : secret !== '')
  const close = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!isReady) return
    const body = (proof?: string) => (byCode ? codeFields(secret, proof) : { password: secret, ...(proof && { proof }) })
    const work = () => endBy(() => withProof((proof) => call('POST api/Member/close', { body: body(proof) })))
    if (await run(work, t`账号 7 天后删除，在那之前登录可以撤销`)) await leave()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void close(event)}>
      <ul className={styles.list}>
        <li>
          <Trans>所有设备马上退出登录。7 天内登录可以撤销；7 天后账号删除，不能恢复。</Trans>
        </li>
        <li>
          <Trans>
            头像、昵称、签名、生日、实名资料、关注、帖子、评论、弹幕、视频、录像和上传的文件都会删除；你发给别人的私信文字留在对方那里。
          </Trans>
        </li>
        <li>
          <Trans>金币、补签卡和等级清零；还有钻石、收益或进行中的提现时不能注销。</Trans>
        </li>
        <li>
          <Trans>账目会留下，只挂在账号编号上；提现申请连同加密的收款账号留着供查账，卖出的方案留给买家。</Trans>
        </li>
        <li>
          <Trans>删除以后，这个手机号或邮箱可以重新注册，会是一个全新的账号。</Trans>
        </li>
      </ul>
      {byCode ? (
        <OwnCode purpose="close" to={member.mobile || member.email} value={secret} onChange={setSecret} />
      ) : (
        <TextField
          label={<Trans>登录密码</Trans>}
          type="password"
          autoComplete="current-password"
          value={secret}
          onChange={setSecret}
          required
        />
      )}
      {member.has_password && (
        <Button size="sm" variant="plain" className={styles.other} onClick={() => [setByCode(!byCode), setSecret('')]}>
          {byCode ? <Trans>改用密码验证</Trans> : <Trans>改用验证码验证</Trans>}
        </Button>
      )}
      <div className={styles.understood}>
        <CheckBox checked={understood} onChange={setUnderstood}>
          <Trans>我已了解，仍要注销</Trans>
        </CheckBox>
      </div>
      <div className={styles.acts}>
        <Button onClick={onCancel}>
          <Trans>再想想</Trans>
        </Button>
        <Button type="submit" className={styles.end} disabled={busy || !isReady}>
          <Trans>注销账号</Trans>
        </Button>
      </div>
    </form>
  )
}
