// Verification request: type of document, name and number, validated here before they are sent.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { IdKind, Verification } from '../../../../../contract/account/member.ts'
import { isIdNumber, isRealName } from '../../../../../rules/member/real-name.ts'
import { call } from '../../../../core/api/api.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { useFaults } from '../../../../ui/form/use-faults.ts'
import styles from '../Settings.module.css'
import { useMemberAct } from '../use-member-act.ts'

export function useIdKinds(): Record<IdKind, string> {
  const { t } = useLingui()
  return { cn: t`居民身份证`, vn: t`越南公民身份证`, passport: t`护照` }
}

export function VerificationForm({ onSent }: { onSent(next: Verification): void }) {
  const { t } = useLingui()
  const kinds = useIdKinds()
  const [kind, setKind] = useState<IdKind>('cn')
  const [name, setName] = useState('')
  const [number, setNumber] = useState('')
  const { busy, run } = useMemberAct()
  const { faultOf, attempt } = useFaults({
    name: isRealName(name) ? null : t`请填写真实姓名，和证件上一致`,
    number: isIdNumber(kind, number) ? null : t`证件号码不对，请核对`,
  })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (!attempt()) return
    const ask = () => call('POST api/Member/verified', { body: { real_name: name, id_number: number, kind } })
    void run(async () => onSent(await ask()), t`已提交，等待审核`)
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <SelectField
        label={<Trans>证件种类</Trans>}
        value={kind}
        onChange={(value) => setKind(value as IdKind)}
        options={(['cn', 'vn', 'passport'] as const).map((value) => ({ value, label: kinds[value] }))}
      />
      <TextField
        label={<Trans>真实姓名</Trans>}
        value={name}
        onChange={setName}
        error={faultOf('name')}
        autoComplete="name"
        maxLength={50}
      />
      <TextField
        label={<Trans>证件号码</Trans>}
        value={number}
        onChange={setNumber}
        error={faultOf('number')}
        hint={<Trans>加密保存，只用来核对身份；一个证件只能认证一个账号。</Trans>}
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
      />
      <Button type="submit" variant="primary" disabled={busy}>
        <Trans>提交认证</Trans>
      </Button>
    </form>
  )
}
