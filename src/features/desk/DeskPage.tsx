// /desk: where the house is run from. Only operators are given the code of its tabs.
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardCheck } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import styles from './DeskPage.module.css'
import { type DeskTab, deskTabs } from './desk-tab.ts'
import { useDeskRead } from './parts/use-desk-read.ts'

type TabPart = ComponentType<{ account?: string }>
const parts: Record<DeskTab, TabPart> = {
  verifications: lazy(async () => ({ default: (await import('./people/VerificationsTab.tsx')).VerificationsTab })),
  applications: lazy(async () => ({ default: (await import('./people/ApplicationsTab.tsx')).ApplicationsTab })),
  experts: lazy(async () => ({ default: (await import('./people/ExpertsTab.tsx')).ExpertsTab })),
  horns: lazy(async () => ({ default: (await import('./content/HornsTab.tsx')).HornsTab })),
  withdrawals: lazy(async () => ({ default: (await import('./money/WithdrawalsTab.tsx')).WithdrawalsTab })),
  parcels: lazy(async () => ({ default: (await import('./goods/ParcelsTab.tsx')).ParcelsTab })),
  feedback: lazy(async () => ({ default: (await import('./people/FeedbackTab.tsx')).FeedbackTab })),
  reports: lazy(async () => ({ default: (await import('./people/ReportsTab.tsx')).ReportsTab })),
  users: lazy(async () => ({ default: (await import('./people/UsersTab.tsx')).UsersTab })),
  packages: lazy(async () => ({ default: (await import('./money/PackagesTab.tsx')).PackagesTab })),
  gifts: lazy(async () => ({ default: (await import('./goods/GiftsTab.tsx')).GiftsTab })),
  goods: lazy(async () => ({ default: (await import('./goods/GoodsTab.tsx')).GoodsTab })),
  banners: lazy(async () => ({ default: (await import('./content/BannersTab.tsx')).BannersTab })),
  news: lazy(async () => ({ default: (await import('./content/NewsTab.tsx')).NewsTab })),
  videos: lazy(async () => ({ default: (await import('./content/VideosTab.tsx')).VideosTab })),
  circles: lazy(async () => ({ default: (await import('./content/CirclesTab.tsx')).CirclesTab })),
  words: lazy(async () => ({ default: (await import('./content/WordsTab.tsx')).WordsTab })),
  config: lazy(async () => ({ default: (await import('./config/ConfigTab.tsx')).ConfigTab })),
  ledger: lazy(async () => ({ default: (await import('./money/LedgerTab.tsx')).LedgerTab })),
  audit: lazy(async () => ({ default: (await import('./audit/AuditTab.tsx')).AuditTab })),
}

export function DeskPage({ tab, account }: { tab: DeskTab; account?: string }) {
  const { t } = useLingui()
  useTitle(t`运营台`)
  const { data: waiting } = useDeskRead('GET api/Desk/waiting')
  const names: Record<DeskTab, string> = {
    verifications: t`实名审核`,
    applications: t`主播申请`,
    experts: t`专家申请`,
    horns: t`喇叭`,
    withdrawals: t`提现`,
    parcels: t`包裹`,
    feedback: t`反馈`,
    reports: t`举报`,
    users: t`用户`,
    packages: t`充值套餐`,
    gifts: t`礼物与守护`,
    goods: t`商品`,
    banners: t`横幅`,
    news: t`资讯`,
    videos: t`视频`,
    circles: t`圈子`,
    words: t`屏蔽词`,
    config: t`系统设置`,
    ledger: t`账本`,
    audit: t`操作日志`,
  }
  const counts: Partial<Record<DeskTab, number>> = waiting ?? {}
  const Tab = parts[tab]
  return (
    <>
      <div className={styles.band}>
        <Wrap className={styles.head}>
          <ClipboardCheck size={28} aria-hidden="true" />
          <h1>
            <Trans>运营台</Trans>
          </h1>
        </Wrap>
      </div>
      <div className={styles.tabs}>
        <Wrap>
          <TabLinks
            label={t`运营台的栏目`}
            current={tab}
            items={deskTabs.map((key) => ({
              key,
              label: names[key],
              ...(counts[key] ? { count: counts[key] } : {}),
              to: '/desk',
              search: { tab: key },
            }))}
          />
        </Wrap>
      </div>
      <Wrap className={styles.page}>
        <Suspense fallback={<SkeletonRows label={t`数据加载中，请稍候！`} />}>
          <Tab key={`${tab} ${account ?? ''}`} {...(account && { account })} />
        </Suspense>
      </Wrap>
    </>
  )
}
