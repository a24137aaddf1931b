// Sharing: the user's own link, and the daily task that rewards the first share.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { reportShare, shareLink } from '../../../core/session/share.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { shareOrCopy } from '../../../ui/page/share-or-copy.ts'
import { useSiteName } from '../../../ui/page/use-site-name.ts'
import { useStore } from '../../../ui/use-store.ts'
import { memberQuery, refreshTasks, tasksQuery } from '../queries.ts'
import { unlessOff } from '../switched-off.ts'
import styles from '../Task.module.css'
import { useFailureMessages } from '../use-failure-messages.ts'
import type { Today } from '../use-today.ts'
import { TaskRow } from './TaskRow.tsx'
import { groupTasks } from './task-groups.ts'

export function SharePanel({ today }: { today: Today }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const code = useQuery(memberQuery()).data?.share_code ?? ''
  const { share: tasks } = groupTasks(useQuery(tasksQuery(today.tz)).data?.list ?? [])
  const url = shareLink(`${window.location.origin}/main`, code)
  const { busy, share } = useShareApp(url)
  const button = (
    <Button variant="primary" disabled={code === ''} aria-disabled={busy} onClick={() => void share()}>
      <Share2 size={16} />
      <Trans>分享</Trans>
    </Button>
  )
  return (
    <Panel padded aria-labelledby="share-tasks">
      <SectionHead id="share-tasks" title={<Trans>分享</Trans>} />
      <div className={styles.link}>
        <input
          readOnly
          value={code === '' ? '' : url}
          aria-label={t`我的分享链接`}
          translate="no"
          onFocus={(event) => event.target.select()}
        />
        {button}
      </div>
      <p className={styles.note}>
        <Trans>链接里有你的邀请码，朋友打开后登录就会记在你名下。</Trans>
      </p>
      <ul>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            lang={lang}
            act={
              <Button size="sm" disabled={code === ''} aria-disabled={busy} onClick={() => void share()}>
                <Trans>去分享</Trans>
              </Button>
            }
          />
        ))}
      </ul>
    </Panel>
  )
}

function useShareApp(url: string): { busy: boolean; share(): Promise<void> } {
  const { t } = useLingui()
  const site = useSiteName()
  const client = useQueryClient()
  const failed = useFailureMessages()
  const [busy, setBusy] = useState(false)
  async function hand(): Promise<boolean> {
    try {
      const result = await shareOrCopy({ title: t`${site} · 体育直播与比分`, url })
      if (result === 'copied') toast(t`链接已复制`, { tone: 'ok' })
      return result !== 'given-up'
    } catch (error) {
      console.warn('share link copy failed', error)
      toast(t`没有复制成功，请长按链接复制`, { tone: 'danger' })
      return false
    }
  }
  async function share(): Promise<void> {
    if (busy || !(await hand())) return
    setBusy(true)
    try {
      const gold = (await unlessOff('tasks', () => reportShare({ kind: 'app' })))?.lz_num ?? 0
      if (gold > 0) toast(t`分享成功，得 ${gold} 金币`, { tone: 'ok' })
    } catch (error) {
      toast(failed(error), { tone: 'danger' })
    } finally {
      await refreshTasks(client)
      setBusy(false)
    }
  }
  return { busy, share }
}
