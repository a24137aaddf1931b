// Which kinds of notifications the user receives, and which are pushed to devices; stored with the account.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiBody } from '../../../contract/api.ts'
import type { NotificationChoices, NotificationKind } from '../../../contract/notification.ts'
import { call } from '../../core/api/api.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { Switch } from '../../ui/form/Switch.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import styles from './NotificationSwitches.module.css'

const turned = (list: readonly NotificationKind[], kind: NotificationKind, on: boolean): NotificationKind[] => [
  ...list.filter((one) => one !== kind),
  ...(on ? [kind] : []),
]
const choicesQuery = apiQuery('GET api/Notification/choices')

export function NotificationSwitches() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data, isLoadingError, refetch } = useQuery(choicesQuery)
  const [busy, setBusy] = useState(false)
  const messages: Record<NotificationKind, [string, string]> = {
    mention: [t`有人提到我`, t`在动态或评论里 @ 我`],
    answer: [t`回复与评论`, t`回复我的评论，评论我的动态和视频`],
    like: [t({ message: '赞', context: 'kind of notification' }), t`同一条内容的赞合成一条`],
    scheme: [t`专家的新方案`, t`特别关注的专家总会通知`],
    settlement: [t`我买的方案`, t`结算、更正和退款`],
    guess: [t`竞猜结果`, t`结算和更正后的重新结算`],
    wallet: [t`钱包`, t`充值到账、提现，守护和贵族到期`],
    system: [t`审核与反馈`, t`申请、认证、举报和反馈的结果`],
  }
  const show = (next: NotificationChoices): void => void client.setQueryData(choicesQuery.queryKey, next)
  async function choose(body: ApiBody<'POST api/Notification/choose'>, next: NotificationChoices): Promise<void> {
    if (!data) return
    show(next)
    setBusy(true)
    try {
      show(await call('POST api/Notification/choose', { body }))
    } catch (error) {
      show(data)
      console.warn('notification switch save failed', error)
      toast(t`没有成功，请稍后再试`, { tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Panel padded id="notification-switches" aria-labelledby="notification-kinds">
      <SectionHead id="notification-kinds" title={<Trans>通知</Trans>} />
      {data ? (
        <table className={styles.kinds}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>种类</Trans>
              </th>
              <th scope="col">
                <Trans>通知我</Trans>
              </th>
              <th scope="col">
                <Trans>推送到设备</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {(Object.keys(messages) as NotificationKind[]).map((kind) => {
              const [word, hint] = messages[kind]
              const on = !data.off.includes(kind)
              return (
                <tr key={kind}>
                  <th scope="row">
                    {word}
                    <small>{hint}</small>
                  </th>
                  <td>
                    <Switch
                      label={t`通知我：${word}`}
                      checked={on}
                      disabled={busy}
                      onCheckedChange={(next) => void choose({ kind, on: next }, { ...data, off: turned(data.off, kind, !next) })}
                    />
                  </td>
                  <td>
                    <Switch
                      label={t`推送：${word}`}
                      checked={on && data.push.includes(kind)}
                      disabled={busy || !on}
                      onCheckedChange={(push) => void choose({ kind, push }, { ...data, push: turned(data.push, kind, push) })}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      ) : isLoadingError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={4} height={52} label={t`数据加载中，请稍候！`} />
      )}
    </Panel>
  )
}
