// 推送地址: a webhook of the user (ntfy, Bark, or any endpoint that accepts JSON), which is called with each alert.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Webhook } from '../../../../../contract/alert.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { ConfirmDialog } from '../../../follow/ConfirmDialog.tsx'
import styles from '../Settings.module.css'
import { useCallMessages } from '../use-call-messages.ts'
import { statusKey, testWebhook, updateWebhook, useDeviceStatus } from './device-status.ts'

type Kind = Webhook['kind']

export function WebhookPanel() {
  const { t } = useLingui()
  const { data } = useDeviceStatus()
  const webhook = data?.webhook ?? null
  return (
    <Panel padded aria-labelledby="webhook">
      <SectionHead id="webhook" title={<Trans>推送到我的地址</Trans>} />
      <p className={styles.note}>
        <Trans>不经过浏览器的推送：每条提醒发到你自己的 ntfy、Bark 或任何接收 JSON 的 https 地址。</Trans>
      </p>
      {webhook ? <KnownWebhook kind={webhook.kind} host={webhook.host} failures={webhook.failures} label={t`推送地址`} /> : <WebhookForm />}
    </Panel>
  )
}

/** `onDone`: given when replacing a webhook, which stays active until the new one is saved. */
function WebhookForm({ known = 'ntfy', onDone }: { known?: Kind; onDone?(): void }) {
  const { t } = useLingui()
  const [kind, setKind] = useState<Kind>(known)
  const [url, setUrl] = useState('')
  const [busy, run] = useWebhookCall()
  const examples: Record<Kind, string> = {
    ntfy: 'https://ntfy.sh/…',
    bark: 'https://api.day.app/…',
    generic: 'https://',
  }
  const save = (event: FormEvent): void => {
    event.preventDefault()
    run(updateWebhook({ kind, url: url.trim() }), onDone ? t`修改成功` : t`添加成功`, onDone)
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <Segmented<Kind>
        label={t`推送地址的种类`}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'ntfy', label: <span className={styles.whole}>ntfy</span> },
          { value: 'bark', label: <span className={styles.whole}>Bark</span> },
          { value: 'generic', label: <span className={styles.whole}>{t`通用 JSON`}</span> },
        ]}
      />
      <label className={styles.input}>
        <span>{kind === 'ntfy' ? <Trans>主题地址</Trans> : kind === 'bark' ? <Trans>带密钥的地址</Trans> : <Trans>接收地址</Trans>}</span>
        <input
          type="url"
          required
          maxLength={1024}
          pattern="https?://.+"
          placeholder={examples[kind]}
          autoComplete="off"
          spellCheck={false}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </label>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" size="sm" disabled={busy}>
          <Trans>保存地址</Trans>
        </Button>
        {onDone && (
          <Button size="sm" variant="plain" disabled={busy} onClick={onDone}>
            <Trans>取消</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}

interface KnownWebhookProps {
  kind: Kind
  host: string
  failures: number
  label: string
}

function KnownWebhook({ kind, host, failures, label }: KnownWebhookProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(false)
  const [changing, setChanging] = useState(false)
  const [busy, run] = useWebhookCall()
  const names: Record<Kind, string> = { ntfy: 'ntfy', bark: 'Bark', generic: t`通用 JSON` }
  return (
    <section className={styles.known} aria-label={label}>
      <p className={styles.address}>
        <b>{names[kind]}</b>
        <span translate="no">{host}</span>
      </p>
      {failures > 0 && (
        <p className={styles.warn}>
          <Trans>上次成功以来有 {failures} 条没有送到</Trans>
        </p>
      )}
      <div className={styles.acts}>
        <Button size="sm" disabled={busy} onClick={() => run(testWebhook(), t`测试提醒已发出`)}>
          <Trans>测试</Trans>
        </Button>
        {!changing && (
          <Button size="sm" variant="plain" disabled={busy} onClick={() => setChanging(true)}>
            <Trans>更换</Trans>
          </Button>
        )}
        <Button size="sm" variant="plain" disabled={busy} onClick={() => setAsked(true)}>
          <Trans>删除</Trans>
        </Button>
      </div>
      {changing && <WebhookForm known={kind} onDone={() => setChanging(false)} />}
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t`确定删除吗？`}
        act={t`删除`}
        onConfirm={() => run(updateWebhook(null), t`操作成功`)}
      />
    </section>
  )
}

/** Runs one request at a time, shows its result in a toast and refetches the status. */
function useWebhookCall(): [busy: boolean, run: (work: Promise<unknown>, done: string, then?: () => void) => void] {
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const failed = useCallMessages()
  const run = (work: Promise<unknown>, done: string, then?: () => void): void => {
    setBusy(true)
    void work
      .then(
        () => {
          toast(done, { tone: 'ok' })
          then?.()
        },
        (error: unknown) => toast(failed(error), { tone: 'danger' }),
      )
      .then(() => queryClient.invalidateQueries({ queryKey: statusKey }))
      .finally(() => setBusy(false))
  }
  return [busy, run]
}
