// /desk: the admin console of the site. Each role sees the tabs that it may read.
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCheck } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { mayCall } from '../../../rules/admin/admin-rights.ts'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import styles from './AdminPage.module.css'
import { AdminSide } from './AdminSide.tsx'
import type { AdminTab } from './admin-tab.ts'
import { PendingDecisionList } from './decision/PendingDecisionList.tsx'
import { FindField } from './find/FindField.tsx'
import { FindResults } from './find/FindResults.tsx'
import { troublesOf } from './health/troubles.ts'
import { AskedRow } from './parts/table/asked-row.ts'
import { useAdminRead } from './parts/use-admin-read.ts'
import { useRoles } from './parts/use-may.ts'
import { tabsOf } from './tabs-of.ts'
import { useAdminKeys } from './use-admin-keys.ts'
import { useFirstTab } from './use-first-tab.ts'
import { useWaitingMessages } from './waiting/use-waiting-messages.ts'

type TabPart = ComponentType<{ account?: string }>
const parts: Record<AdminTab, TabPart> = {
  overview: lazy(async () => ({ default: (await import('./overview/OverviewTab.tsx')).OverviewTab })),
  wall: lazy(async () => ({ default: (await import('./wall/WallTab.tsx')).WallTab })),
  waiting: lazy(async () => ({ default: (await import('./queue/QueueTab.tsx')).QueueTab })),
  verifications: lazy(async () => ({ default: (await import('./people/VerificationsTab.tsx')).VerificationsTab })),
  applications: lazy(async () => ({ default: (await import('./people/ApplicationsTab.tsx')).ApplicationsTab })),
  experts: lazy(async () => ({ default: (await import('./people/ExpertsTab.tsx')).ExpertsTab })),
  horns: lazy(async () => ({ default: (await import('./content/HornsTab.tsx')).HornsTab })),
  withdrawals: lazy(async () => ({ default: (await import('./money/WithdrawalsTab.tsx')).WithdrawalsTab })),
  parcels: lazy(async () => ({ default: (await import('./goods/ParcelsTab.tsx')).ParcelsTab })),
  feedback: lazy(async () => ({ default: (await import('./people/FeedbackTab.tsx')).FeedbackTab })),
  reports: lazy(async () => ({ default: (await import('./people/report/ReportsTab.tsx')).ReportsTab })),
  users: lazy(async () => ({ default: (await import('./people/UsersTab.tsx')).UsersTab })),
  packages: lazy(async () => ({ default: (await import('./money/PackagesTab.tsx')).PackagesTab })),
  gifts: lazy(async () => ({ default: (await import('./goods/GiftsTab.tsx')).GiftsTab })),
  goods: lazy(async () => ({ default: (await import('./goods/GoodsTab.tsx')).GoodsTab })),
  tasks: lazy(async () => ({ default: (await import('./goods/TasksTab.tsx')).TasksTab })),
  banners: lazy(async () => ({ default: (await import('./content/BannersTab.tsx')).BannersTab })),
  news: lazy(async () => ({ default: (await import('./content/NewsTab.tsx')).NewsTab })),
  videos: lazy(async () => ({ default: (await import('./content/VideosTab.tsx')).VideosTab })),
  circles: lazy(async () => ({ default: (await import('./content/CirclesTab.tsx')).CirclesTab })),
  discover: lazy(async () => ({ default: (await import('./discover/DiscoverTab.tsx')).DiscoverTab })),
  setup: lazy(async () => ({ default: (await import('./setup/SetupTab.tsx')).SetupTab })),
  words: lazy(async () => ({ default: (await import('./content/WordsTab.tsx')).WordsTab })),
  leagues: lazy(async () => ({ default: (await import('./content/LeaguesTab.tsx')).LeaguesTab })),
  legal: lazy(async () => ({ default: (await import('./legal/LegalTab.tsx')).LegalTab })),
  site: lazy(async () => ({ default: (await import('./site/SiteTab.tsx')).SiteTab })),
  config: lazy(async () => ({ default: (await import('./config/ConfigTab.tsx')).ConfigTab })),
  ledger: lazy(async () => ({ default: (await import('./money/LedgerTab.tsx')).LedgerTab })),
  audit: lazy(async () => ({ default: (await import('./audit/AuditTab.tsx')).AuditTab })),
  health: lazy(async () => ({ default: (await import('./health/HealthTab.tsx')).HealthTab })),
}

/** Refetch interval of the counts, in milliseconds. */
const every = 15_000
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

interface AdminPageProps {
  /** The tab in the address, if any. */
  asked: AdminTab | undefined
  account: string | undefined
  /** Id of the row requested by the address. */
  item: string | undefined
}

export function AdminPage({ asked, account, item }: AdminPageProps) {
  const { t } = useLingui()
  const roles = useRoles()
  const tabs = tabsOf(roles)
  const tab = useFirstTab(asked, tabs)
  useTitle(t`运营台`)
  const { data: waiting } = useAdminRead('GET api/Desk/waiting', undefined, every)
  const { data: health } = useAdminRead('GET api/Desk/health', undefined, every, tabs.includes('health'))
  const content = useRef<HTMLDivElement>(null)
  /** Search text; empty: no search. */
  const [sought, setSought] = useState('')
  useAdminKeys(content)
  const kinds = useWaitingMessages()
  const names: Record<AdminTab, string> = {
    ...kinds,
    overview: t`概览`,
    wall: t`直播墙`,
    waiting: t`待处理`,
    users: t`用户`,
    packages: t`充值套餐`,
    gifts: t`礼物与守护`,
    goods: t`商品`,
    tasks: t`任务与活动`,
    banners: t`横幅`,
    news: t`资讯`,
    circles: t`圈子`,
    discover: t`热搜与推荐群`,
    setup: t`站点准备`,
    words: t`屏蔽词`,
    leagues: t`积分榜规则`,
    legal: t`协议与准则`,
    site: t`名称与外观`,
    config: t`系统设置`,
    ledger: t`账本`,
    audit: t`操作日志`,
    health: t`健康`,
  }
  const counts: Partial<Record<AdminTab, number>> = { ...waiting, waiting: sumOf(Object.values(waiting ?? {})) }
  const faults = health ? troublesOf(health).length : 0
  const countOf = (key: AdminTab): number => (key === 'health' ? faults : (counts[key] ?? 0))
  const Tab = tab && parts[tab]
  // The queue stays mounted between items; in other tabs another row remounts the list.
  const tabKey = tab === 'waiting' ? tab : `${tab} ${account ?? ''} ${item ?? ''}`
  const loading = <SkeletonRows label={t`数据加载中，请稍候！`} />
  return (
    <>
      <div className={styles.band}>
        <Wrap className={styles.head}>
          <ClipboardCheck size={28} aria-hidden="true" />
          <h1>
            <Trans>运营台</Trans>
          </h1>
          {mayCall(roles, 'GET api/Desk/find') && <FindField onFind={setSought} />}
        </Wrap>
      </div>
      <div className={styles.tabs}>
        <Wrap>
          <TabLinks
            label={t`运营台的栏目`}
            current={tab ?? ''}
            items={tabs.map((key) => ({
              key,
              label: names[key],
              ...(countOf(key) > 0 ? { count: countOf(key) } : {}),
              to: '/desk',
              search: { tab: key },
            }))}
          />
        </Wrap>
      </div>
      <Wrap className={styles.page}>
        <AdminSide current={tab} tabs={tabs} names={names} counts={counts} faults={faults} />
        <div ref={content} className={styles.content}>
          <PendingDecisionList names={names} />
          {sought && <FindResults key={sought} text={sought} onClose={() => setSought('')} />}
          <Suspense fallback={loading}>
            <AskedRow value={item}>{Tab ? <Tab key={tabKey} {...(account && { account })} /> : loading}</AskedRow>
          </Suspense>
        </div>
      </Wrap>
    </>
  )
}
