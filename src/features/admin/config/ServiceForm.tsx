// Contact details of customer service.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminConfig } from '../../../../contract/admin/admin.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../parts/Admin.module.css'
import type { ConfigFormProps } from './ConfigTab.tsx'

export function ServiceForm({ service, act, save }: ConfigFormProps & { service: AdminConfig['service'] }) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(service)
  const set = (name: keyof typeof draft) => (value: string) => setDraft({ ...draft, [name]: value })
  const link = draft.link.trim()
  const fault = link === '' || /^(https?:\/\/|mailto:|tel:)\S+$/.test(link) ? null : t`填写 https、mailto 或 tel 开头的地址`
  return (
    <Panel padded aria-labelledby="desk-service">
      <SectionHead id="desk-service" title={<Trans>客服</Trans>} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const { email, phone, hours } = draft
          if (!fault) save({ service: { email: email.trim(), phone: phone.trim(), link, hours: hours.trim() } })
        }}
      >
        <div className={styles.pair}>
          <TextField type="email" label={<Trans>邮箱</Trans>} value={draft.email} onChange={set('email')} maxLength={200} />
          <TextField type="tel" label={<Trans>电话</Trans>} value={draft.phone} onChange={set('phone')} maxLength={60} />
        </div>
        <TextField type="url" label={<Trans>在线客服地址</Trans>} value={draft.link} onChange={set('link')} maxLength={500} error={fault} />
        <TextField label={<Trans>服务时间</Trans>} value={draft.hours} onChange={set('hours')} maxLength={200} />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" disabled={act.busy || fault !== null}>
            <Trans>保存客服</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}
