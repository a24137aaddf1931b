// The application: real name, WeChat, work experience (up to 200 words) and the code of conduct. Each missing field shows its own error.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { expertLimits } from '../../../../contract/limits/expert-limits.ts'
import { experienceWords } from '../../../../rules/expert/expert-application.ts'
import { call } from '../../../core/api/api.ts'
import { failureOf } from '../../../core/api/failure.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../ExpertPages.module.css'
import { useExpertMessages } from '../use-expert-messages.ts'

type Part = 'real_name' | 'wechat' | 'experience' | 'conduct'
/** Maps an error code to the field that shows it. */
const partOf: Record<string, Part> = {
  'real-name-invalid': 'real_name',
  'wechat-needed': 'wechat',
  'experience-needed': 'experience',
  'experience-long': 'experience',
  'word-refused': 'experience',
  'conduct-needed': 'conduct',
}

export function ApplyForm({ onSent }: { onSent(): void }) {
  const { t } = useLingui()
  const messageOf = useExpertMessages()
  const [form, setForm] = useState({ real_name: '', wechat: '', experience: '', conduct: false })
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ part: Part | null; text: string } | null>(null)
  const errorOf = (part: Part): string | null => (fault?.part === part ? fault.text : null)
  const change = (next: Partial<typeof form>): void => {
    setForm({ ...form, ...next })
    setFault(null)
  }
  async function send(): Promise<void> {
    setBusy(true)
    setFault(null)
    try {
      await call('POST api/Expert/apply', { body: form })
      onSent()
    } catch (error) {
      setFault({ part: partOf[failureOf(error)] ?? null, text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!busy) void send()
  }
  const conductFault = errorOf('conduct')
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={<Trans>真实姓名</Trans>}
        value={form.real_name}
        onChange={(real_name) => change({ real_name })}
        error={errorOf('real_name')}
        maxLength={50}
        autoComplete="name"
        hint={t`只有审核人员看得到`}
      />
      <TextField
        label={<Trans>微信号</Trans>}
        value={form.wechat}
        onChange={(wechat) => change({ wechat })}
        error={errorOf('wechat')}
        maxLength={20}
        hint={t`只有审核人员看得到`}
      />
      <TextArea
        label={<Trans>工作经历</Trans>}
        aside={
          <Num>
            {experienceWords(form.experience)}/{expertLimits.experience}
          </Num>
        }
        value={form.experience}
        onChange={(experience) => change({ experience })}
        error={errorOf('experience')}
        rows={6}
        hint={t`做过什么、看哪些联赛、看了多久，200 字以内`}
      />
      <CheckBox checked={form.conduct} onChange={(conduct) => change({ conduct })} {...(conductFault && { faultId: 'conduct-fault' })}>
        <Trans>我已读并同意行为准则</Trans>
      </CheckBox>
      {conductFault && (
        <p id="conduct-fault" className={styles.failure} role="alert">
          {conductFault}
        </p>
      )}
      {fault && fault.part === null && (
        <p className={styles.failure} role="alert">
          {fault.text}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={busy}>
        <Trans>提交申请</Trans>
      </Button>
    </form>
  )
}
