// Hosts that phones are sent to, and the QR code of the operator's own app.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminConfig } from '../../../../contract/admin/admin.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import styles from '../parts/Admin.module.css'
import { PictureField } from '../parts/form/PictureField.tsx'
import type { ConfigFormProps } from './ConfigTab.tsx'
import { originOf } from './origin-of.ts'

export function HostForm({ config, act, save }: ConfigFormProps & { config: AdminConfig }) {
  const { t } = useLingui()
  const [host, setHost] = useState(config.mobile_url)
  const [picture, setPicture] = useState(config.android_qr_code)
  const [asked, setAsked] = useState(false)
  const origin = host.trim() === '' ? '' : originOf(host)
  const submit = (): void => {
    if (origin === null) return
    if (origin !== '' && origin !== config.mobile_url) setAsked(true)
    else save({ mobile_url: origin, android_qr_code: picture })
  }
  return (
    <Panel padded aria-labelledby="hosts">
      <SectionHead id="hosts" title={<Trans>手机站与下载码</Trans>} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          type="url"
          label={<Trans>手机站地址，空着就不跳转</Trans>}
          value={host}
          onChange={setHost}
          placeholder="https://m.example.com"
          error={origin === null ? t`填写 http 或 https 开头的主机，不带路径` : null}
        />
        <PictureField label={t`下载二维码，没有就用本站地址的二维码`} value={picture} onChange={setPicture} />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" disabled={act.busy || origin === null}>
            <Trans>保存</Trans>
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t`把手机都送到 ${origin ?? ''}？`}
        text={t`宽度 500 以下的屏幕打开本站时会立即跳过去。请先确认那个地址能打开本应用。`}
        act={t`保存`}
        onConfirm={() => save({ mobile_url: origin ?? '', android_qr_code: picture })}
      />
    </Panel>
  )
}
