// /member?type=7 for users who are not streamers yet: the application and its status.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, Clock, FileX } from 'lucide-react'
import { useState } from 'react'
import type { Application } from '../../../../../contract/room/application.ts'
import { refreshUser } from '../../../../core/session/session.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dayOf, timeOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import styles from '../Studio.module.css'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'
import { ApplyForm } from './ApplyForm.tsx'

/** Refetch interval, so that a decision appears while the page is open. Milliseconds. */
const pollInterval = 20_000

export function ApplyPage() {
  const { t } = useLingui()
  const [again, setAgain] = useState(false)
  const read = useStudioRead('GET api/Live/application', { every: pollInterval })
  const readAgain = useReadAgain()
  const client = useQueryClient()
  const { data } = read
  const sent = (next: Application): void => {
    setAgain(false)
    client.setQueriesData({ queryKey: ['studio', 'GET api/Live/application'] }, next)
    void readAgain('GET api/Live/application')
  }
  const isForm = data !== undefined && (data.state === 'none' || again)
  return (
    <Panel padded aria-labelledby="apply">
      <SectionHead id="apply" title={<Trans>申请开播</Trans>} />
      {isForm && (
        <p className={styles.lead}>
          <Trans>通过审核就有自己的直播间：可以用 OBS，也可以直接用浏览器开播。审核通常在一个工作日内。</Trans>
        </p>
      )}
      {!data ? (
        read.isLoadingError ? (
          <ErrorState onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonRows label={t`数据加载中，请稍候！`} />
        )
      ) : isForm ? (
        <ApplyForm onSent={sent} />
      ) : (
        <Standing application={data} onAgain={() => setAgain(true)} />
      )}
    </Panel>
  )
}

function Standing({ application, onAgain }: { application: Application; onAgain(): void }) {
  const { tz } = useStore(preferences)
  const { state, reason, sent_at } = application
  const when = sent_at ? `${dayOf(sent_at, tz)} ${timeOf(sent_at, tz)}` : ''
  const contact = [application.qq, application.wechat, application.phone].filter(Boolean).join(' · ')
  return (
    <>
      {state === 'waiting' && (
        <EmptyState
          icon={<Clock />}
          title={<Trans>正在审核</Trans>}
          text={<Trans>{when} 提交。结果出来后这里会自动更新，也可以先去看看别人的直播间。</Trans>}
        />
      )}
      {state === 'approved' && (
        <EmptyState
          icon={<BadgeCheck />}
          title={<Trans>已通过，直播间准备好了</Trans>}
          action={
            <Button variant="primary" onClick={() => void refreshUser()}>
              <Trans>进入开播管理</Trans>
            </Button>
          }
        />
      )}
      {state === 'refused' && (
        <EmptyState
          icon={<FileX />}
          title={<Trans>没有通过</Trans>}
          text={<Trans>原因：{reason}</Trans>}
          action={
            <Button variant="primary" onClick={onAgain}>
              <Trans>修改后重新申请</Trans>
            </Button>
          }
        />
      )}
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>姓名</Trans>
          </dt>
          <dd>{application.real_name}</dd>
        </div>
        <div>
          <dt>
            <Trans>证件号码</Trans>
          </dt>
          <dd>{application.id_number}</dd>
        </div>
        <div>
          <dt>
            <Trans>联系方式</Trans>
          </dt>
          <dd>{contact}</dd>
        </div>
        <div>
          <dt>
            <Trans>直播经验</Trans>
          </dt>
          <dd>{application.experience}</dd>
        </div>
      </dl>
    </>
  )
}
