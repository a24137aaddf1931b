// Context of a decision: the account, its earlier items, and earlier actions on this one.
import { Trans, useLingui } from '@lingui/react/macro'
import type { QueueAccount, QueueEarlier, QueueStep } from '../../../../contract/admin/queue-admin.ts'
import type { WaitingKind } from '../../../../contract/admin/waiting-admin.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { actMessages } from '../audit/act-messages.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import styles from './Queue.module.css'
import { useEarlierMessages } from './use-earlier-messages.ts'
import { useQueueTitle } from './use-queue-title.ts'

export function ItemAccount({ account: { created_at, verified, blocked, reports } }: { account: QueueAccount }) {
  const { t } = useLingui()
  const formatTime = useFormatTime()
  const states: Record<QueueAccount['verified'], string> = {
    none: t`未实名`,
    waiting: t`实名审核中`,
    verified: t`已实名`,
    refused: t`实名没有通过`,
  }
  return (
    <section className={styles.part} aria-labelledby="queue-account">
      <h3 id="queue-account">
        <Trans>账号</Trans>
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>注册时间</Trans>
          </dt>
          <dd>{formatTime(created_at)}</dd>
        </div>
        <div>
          <dt>
            <Trans>实名</Trans>
          </dt>
          <dd>{states[verified]}</dd>
        </div>
        <div>
          <dt>
            <Trans>未处理的举报</Trans>
          </dt>
          <dd>
            <Num>{reports}</Num>
          </dd>
        </div>
        {blocked && (
          <div>
            <dt>
              <Trans>状态</Trans>
            </dt>
            <dd>
              <Tag tone="danger">
                <Trans>已封禁</Trans>
              </Tag>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

export function ItemEarlier({ kind, earlier }: { kind: WaitingKind; earlier: readonly QueueEarlier[] }) {
  const messages = useEarlierMessages(kind)
  const title = useQueueTitle()
  const formatTime = useFormatTime()
  if (earlier.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="queue-earlier">
      <h3 id="queue-earlier">
        <Trans>以往同类</Trans>
      </h3>
      <ol className={styles.past}>
        {earlier.map((one) => (
          <li key={`${one.id} ${one.at}`}>
            <time dateTime={one.at}>{formatTime(one.at)}</time>
            <span>
              {[title(one), messages[one.state]].filter(Boolean).join(' · ')}
              {one.reason && <small>{one.reason}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function ItemSteps({ steps }: { steps: readonly QueueStep[] }) {
  const { t } = useLingui()
  const formatTime = useFormatTime()
  return (
    <section className={styles.part} aria-labelledby="queue-steps">
      <h3 id="queue-steps">
        <Trans>经过</Trans>
      </h3>
      {steps.length === 0 ? (
        <p className={styles.none}>
          <Trans>还没有人动过</Trans>
        </p>
      ) : (
        <ol className={styles.past}>
          {steps.map(({ id, at, by, user_nickname, act, note }) => (
            <li key={id}>
              <time dateTime={at}>{formatTime(at)}</time>
              <span>
                {`${by === 'console' ? t`服务器命令行` : user_nickname || by} ${t(actMessages[act])}`}
                {note && <small>{note}</small>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
