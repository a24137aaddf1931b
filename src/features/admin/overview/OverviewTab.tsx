// Overview: users online, live rooms and viewers, waiting items, money and accounts of the day, problems. Each figure links to its tab.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { AdminOverview } from '../../../../contract/admin/overview-admin.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { diamonds, grouped, yuan } from '../../../core/text/amount-text.ts'
import { dateText } from '../../../core/text/format.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { RefusedPublishers } from '../health/RefusedPublishers.tsx'
import { troublesOf } from '../health/troubles.ts'
import { useTroubleMessages } from '../health/use-trouble-messages.ts'
import admin from '../parts/Admin.module.css'
import { AdminPart } from '../parts/AdminPart.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useWaitingMessages } from '../waiting/use-waiting-messages.ts'
import { WaitingAge } from '../waiting/WaitingAge.tsx'
import { Figure } from './Figure.tsx'
import styles from './Overview.module.css'

/** Refetch interval while the page is visible, in milliseconds. */
const every = 15_000

export function OverviewTab() {
  const { t } = useLingui()
  const read = useAdminRead('GET api/Desk/overview', undefined, every)
  // The last figures stay on screen, marked as outdated.
  const error = read.isRefetchError ? t`读不到新的数字，显示的是之前的` : null
  return (
    <AdminPart<AdminOverview> read={read} error={error}>
      {(data) => (
        <>
          <Faults />
          <Now overview={data} />
          <Waiting waiting={data.waiting} />
          <Today overview={data} />
        </>
      )}
    </AdminPart>
  )
}

/** Health problems; a separate read, so that it never delays the other figures. */
function Faults() {
  const { data } = useAdminRead('GET api/Desk/health', undefined, every)
  const messages = useTroubleMessages()
  if (!data) return null
  const troubles = troublesOf(data)
  return (
    <Panel padded aria-labelledby="overview-faults">
      <SectionHead
        id="overview-faults"
        title={<Trans>故障</Trans>}
        more={
          <MoreLink render={<Link to="/desk" search={{ tab: 'health' }} />}>
            <Trans>看健康</Trans>
          </MoreLink>
        }
      />
      <div className={admin.stack}>
        {troubles.length === 0 ? (
          <p className={classNames(styles.line, styles.well)}>
            <ShieldCheck size={20} aria-hidden="true" />
            <Trans>一切正常</Trans>
          </p>
        ) : (
          troubles.map((trouble) => (
            <p key={trouble} className={classNames(styles.line, styles.ill)}>
              <ShieldAlert size={20} aria-hidden="true" />
              <b className={admin.error}>{messages[trouble]}</b>
            </p>
          ))
        )}
        {troubles.includes('publishers-refused') && <RefusedPublishers health={data} />}
      </div>
    </Panel>
  )
}

function Now({ overview: { people, rooms } }: { overview: AdminOverview }) {
  const { t } = useLingui()
  return (
    <Panel padded aria-labelledby="overview-now">
      <SectionHead id="overview-now" title={<Trans>现在在场</Trans>} />
      <ul className={styles.figures}>
        <Figure word={t`在线会员`} value={grouped(people.members)} to={{ tab: 'users' }} />
        <Figure word={t`在线游客`} value={grouped(people.guests)} to={{ tab: 'health' }} />
        <Figure word={t`实时连接`} value={grouped(people.sockets)} to={{ tab: 'health' }} />
        <Figure word={t`正在直播`} value={grouped(rooms.live)} to={{ tab: 'wall' }} />
        <Figure word={t`直播间观众`} value={grouped(rooms.viewers)} to={{ tab: 'wall' }} />
      </ul>
    </Panel>
  )
}

function Waiting({ waiting }: Pick<AdminOverview, 'waiting'>) {
  const messages = useWaitingMessages()
  return (
    <Panel padded aria-labelledby="overview-waiting">
      <SectionHead
        id="overview-waiting"
        title={<Trans>待处理</Trans>}
        more={
          <MoreLink render={<Link to="/desk" search={{ tab: 'waiting' }} />}>
            <Trans>按到期时间看全部</Trans>
          </MoreLink>
        }
      />
      <ul className={styles.figures}>
        {waiting.map(({ kind, count, since }) => (
          <Figure
            key={kind}
            word={messages[kind]}
            value={grouped(count)}
            isQuiet={count === 0}
            note={since ? <WaitingAge since={since} /> : <Trans>都处理完了</Trans>}
            to={{ tab: kind }}
          />
        ))}
      </ul>
    </Panel>
  )
}

function Today({ overview: { day, money, accounts } }: { overview: AdminOverview }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { recharged, gifts, asked, paid } = money
  const times = (count: number): string => t`共 ${grouped(count)} 笔`
  /** For withdrawals: a tenth of a diamond equals one fen. */
  const both = ({ count, money: fen }: typeof asked): string => t`钻石 ${diamonds(fen)}，共 ${grouped(count)} 笔`
  return (
    <Panel padded aria-labelledby="overview-today">
      <SectionHead id="overview-today" title={<Trans>今天</Trans>} note={<Trans>{dateText(day, lang)}，按本站所在地的日期</Trans>} />
      <ul className={styles.figures}>
        <Figure word={t`充值到账`} value={yuan(recharged.money)} note={times(recharged.count)} to={{ tab: 'ledger' }} />
        <Figure word={t`送礼（钻石）`} value={diamonds(gifts.coin)} note={times(gifts.count)} to={{ tab: 'gifts' }} />
        <Figure word={t`申请提现`} value={yuan(asked.money)} note={both(asked)} to={{ tab: 'withdrawals' }} />
        <Figure word={t`提现已打款`} value={yuan(paid.money)} note={both(paid)} to={{ tab: 'withdrawals' }} />
        <Figure word={t`新账号`} value={grouped(accounts)} to={{ tab: 'users' }} />
      </ul>
    </Panel>
  )
}
