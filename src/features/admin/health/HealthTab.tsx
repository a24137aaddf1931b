// Server health: problems first, then figures; refetched every few seconds while visible.
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { AdminHealth } from '../../../../contract/admin/health-admin.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { grouped } from '../../../core/text/amount-text.ts'
import { bytesText } from '../../../core/text/bytes-text.ts'
import { ageText } from '../../../core/text/format.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminPart } from '../parts/AdminPart.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { RefusedPublishers } from './RefusedPublishers.tsx'
import { type Trouble, troublesOf } from './troubles.ts'
import { useTroubleMessages } from './use-trouble-messages.ts'

/** Refetch interval, in milliseconds. */
const every = 5_000

export function HealthTab() {
  const { t } = useLingui()
  const read = useAdminRead('GET api/Desk/health', undefined, every)
  // The last figures stay on screen, marked as outdated.
  const error = read.isRefetchError ? t`读不到新的数字，显示的是之前的` : null
  return (
    <AdminPart<AdminHealth> read={read} error={error}>
      {(data) => <Figures health={data} />}
    </AdminPart>
  )
}

function Figures({ health }: { health: AdminHealth }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const formatTime = useFormatTime()
  const { sockets, jobs, pushes, feed, disk, database, backup } = health
  const ago = (at: string | null): string => (at === null ? '—' : ageText(Date.parse(health.at) - Date.parse(at), lang))
  const parts: { key: string; title: string; facts: [name: string, value: string][] }[] = [
    {
      key: 'sockets',
      title: t`实时连接`,
      facts: [
        [t`现在打开`, grouped(sockets.open)],
        [t`太慢被断开`, grouped(sockets.dropped)],
        [t`被拒绝`, grouped(sockets.refused)],
      ],
    },
    {
      key: 'jobs',
      title: t`后台任务`,
      facts: [
        [t`等待执行`, grouped(jobs.waiting)],
        [t`最早一个到期`, ago(jobs.oldest_at)],
        [t`还没到时间`, grouped(jobs.planned)],
        [t`失败`, grouped(jobs.failed)],
      ],
    },
    {
      key: 'pushes',
      title: t`推送`,
      facts: [
        [t`已送出`, grouped(pushes.sent)],
        [t`失败`, grouped(pushes.failed)],
        [t`最近一次`, ago(pushes.last_at)],
      ],
    },
    {
      key: 'feed',
      title: t`比赛数据`,
      facts: [
        [t`来源`, feed.name],
        [t`上次正常`, ago(feed.heard_at)],
        [t`失败次数`, grouped(feed.failures)],
        [t`上次失败`, ago(feed.failed_at)],
      ],
    },
    {
      key: 'disk',
      title: t`磁盘`,
      facts: [
        [t`可以写入`, disk.writable ? t`是` : t`否`],
        [t`剩余`, bytesText(disk.free)],
        [t`总共`, bytesText(disk.total)],
      ],
    },
    {
      key: 'database',
      title: t`数据库`,
      facts: [
        [t`应答`, t`${database.answer_ms} 毫秒`],
        [t`占用空间`, bytesText(database.bytes)],
        [t`连接数`, grouped(database.connections)],
        [t`排队`, grouped(database.queued)],
      ],
    },
    ...(backup
      ? [
          {
            key: 'backup',
            title: t`备份`,
            facts: [
              [t`上次完成`, ago(backup.made_at)],
              [t`失败次数`, grouped(backup.failures)],
              [t`上次失败`, ago(backup.failed_at)],
              [t`账本错误`, backup.ledger_faults === undefined ? '—' : grouped(backup.ledger_faults)],
            ] satisfies [string, string][],
          },
        ]
      : []),
    {
      key: 'server',
      title: t`服务器`,
      facts: [
        [t`启动于`, formatTime(health.started_at)],
        [t`内存`, bytesText(health.memory)],
        [t`数字读取于`, formatTime(health.at)],
      ],
    },
  ]
  return (
    <>
      <Troubles troubles={troublesOf(health)} />
      {health.publishers && health.publishers.length > 0 && (
        <Panel padded aria-labelledby="health-publishers">
          <SectionHead id="health-publishers" title={<Trans>被拒绝的推流</Trans>} note={<Trans>最近一天，密钥本身不保存</Trans>} />
          <RefusedPublishers health={health} />
        </Panel>
      )}
      <div className={styles.cols}>
        {parts.map(({ key, title, facts }) => (
          <Panel key={key} padded aria-labelledby={`health-${key}`}>
            <SectionHead id={`health-${key}`} title={title} />
            <dl className={styles.facts}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        ))}
      </div>
      <p className={styles.hint}>
        <Trans>次数从服务器启动时算起，每 5 秒读一次。</Trans>
      </p>
    </>
  )
}

function Troubles({ troubles }: { troubles: readonly Trouble[] }) {
  const messages = useTroubleMessages()
  return (
    <Panel padded>
      <div role="status" className={styles.stack}>
        {troubles.length === 0 ? (
          <p className={styles.pictures}>
            <ShieldCheck size={20} aria-hidden="true" />
            <b className={styles.strong}>
              <Trans>一切正常</Trans>
            </b>
          </p>
        ) : (
          troubles.map((trouble) => (
            <p key={trouble} className={styles.pictures}>
              <ShieldAlert size={20} aria-hidden="true" />
              <b className={styles.error}>{messages[trouble]}</b>
            </p>
          ))
        )}
      </div>
    </Panel>
  )
}
