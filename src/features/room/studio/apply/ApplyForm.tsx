// Application form: identity, contact, experience. Validated on the client before it is sent.
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { IdKind } from '../../../../../contract/account/member.ts'
import { roomLimits } from '../../../../../contract/limits/room-limits.ts'
import type { Application } from '../../../../../contract/room/application.ts'
import type { ErrorCode } from '../../../../../contract/wire/error.ts'
import { call } from '../../../../core/api/api.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { TextArea } from '../../../../ui/form/TextArea.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { useFaults } from '../../../../ui/form/use-faults.ts'
import styles from '../Studio.module.css'
import { useStudioAct } from '../use-studio-act.ts'
import { useFormMessages } from '../use-studio-messages.ts'
import { type ApplicationField, bodyOf, experienceLength, faultsOf, idKinds } from './application-draft.ts'
import { useApplicationDraft } from './use-application-draft.ts'

export function ApplyForm({ onSent }: { onSent(next: Application): void }) {
  const { t } = useLingui()
  const messageOf = useFormMessages()
  const { draft, update, isSaved, end } = useApplicationDraft()
  const { busy, run } = useStudioAct()
  const kinds: Record<IdKind, string> = { cn: t`居民身份证`, vn: t`越南公民身份证`, passport: t`护照` }
  const found = faultsOf(draft)
  const errorOf = (field: ApplicationField): string | null => {
    const fault: ErrorCode | undefined = found[field]
    if (!fault) return null
    if (fault === 'invalid-input') return field === 'contact' ? t`联系方式的格式不对，请检查` : t`最多 1000 个字`
    return messageOf(fault)
  }
  const { faultOf, attempt } = useFaults({
    real_name: errorOf('real_name'),
    id_number: errorOf('id_number'),
    contact: errorOf('contact'),
    experience: errorOf('experience'),
  })
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (!attempt()) return
    void run(async () => {
      const sent = await call('POST api/Live/apply', { body: bodyOf(draft) })
      await end()
      onSent(sent)
    }, t`已提交，等待审核`)
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <div className={styles.pair}>
        <SelectField
          label={<Trans>证件种类</Trans>}
          value={draft.kind}
          onChange={(kind) => update({ kind: kind as IdKind })}
          options={idKinds.map((value) => ({ value, label: kinds[value] }))}
        />
        <TextField
          label={<Trans>真实姓名</Trans>}
          value={draft.real_name}
          onChange={(real_name) => update({ real_name })}
          error={faultOf('real_name')}
          autoComplete="name"
          maxLength={50}
        />
      </div>
      <TextField
        label={<Trans>证件号码</Trans>}
        value={draft.id_number}
        onChange={(id_number) => update({ id_number })}
        error={faultOf('id_number')}
        hint={<Trans>加密保存，只用来审核；不会留在这台设备上。</Trans>}
        spellCheck={false}
        maxLength={30}
      />
      <fieldset className={styles.set}>
        <legend>
          <Trans>联系方式，至少填一个</Trans>
        </legend>
        <div className={styles.trio}>
          <TextField
            label="QQ"
            inputMode="numeric"
            value={draft.qq}
            onChange={(qq) => update({ qq })}
            error={faultOf('contact')}
            maxLength={20}
          />
          <TextField
            label={<Trans>微信</Trans>}
            value={draft.wechat}
            onChange={(wechat) => update({ wechat })}
            spellCheck={false}
            maxLength={40}
          />
          <TextField
            label={<Trans>手机</Trans>}
            type="tel"
            value={draft.phone}
            onChange={(phone) => update({ phone })}
            autoComplete="tel"
            maxLength={30}
          />
        </div>
      </fieldset>
      <TextField
        label={<Trans>邀请人，选填</Trans>}
        value={draft.inviter}
        onChange={(inviter) => update({ inviter })}
        hint={<Trans>对方的 ID 或邀请码</Trans>}
        spellCheck={false}
        maxLength={40}
      />
      <TextArea
        label={<Trans>直播经验</Trans>}
        rows={5}
        value={draft.experience}
        onChange={(experience) => update({ experience })}
        aside={<small>{`${experienceLength(draft.experience)} / ${roomLimits.experienceMin}+`}</small>}
        error={faultOf('experience')}
        placeholder={t`在哪里播过、讲什么项目、一周几场，至少 15 个字`}
        maxLength={4_000}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" disabled={busy}>
          <Trans>提交申请</Trans>
        </Button>
        {isSaved && (
          <span className={styles.hint} role="status">
            <Trans>草稿已存在本机，不含证件号码</Trans>
          </span>
        )}
      </div>
    </form>
  )
}
