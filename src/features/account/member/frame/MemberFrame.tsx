// Frame of the personal centre: the profile at the top, navigation at the side. On phones the home page has the profile and a row of tabs;
// other pages start with their title and a back link.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  ArrowLeft,
  Bell,
  CalendarCheck,
  CalendarClock,
  Clapperboard,
  Gift,
  History,
  Landmark,
  MessageSquareWarning,
  Radio,
  Receipt,
  Settings,
  ShieldCheck,
  Star,
  UserRound,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { network } from '../../../../core/api/freshness.ts'
import { sessionStore } from '../../../../core/session/session.ts'
import { TabLinks } from '../../../../ui/button/TabLinks.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Wrap } from '../../../../ui/frame/Wrap.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { StaleNote } from '../../../../ui/state/StaleNote.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { type MemberType, memberTypes } from '../member-places.ts'
import { GuestBand, MemberBand } from './MemberBand.tsx'
import styles from './MemberFrame.module.css'
import { SignInInvite } from './SignInInvite.tsx'

export interface MemberFrameProps {
  type: MemberType
  /** Selects the account part of the settings. */
  part?: 'account'
  /** Content of the page, rendered in one column without its own frame. */
  children: ReactNode
}

export function MemberFrame({ type, part, children }: MemberFrameProps) {
  const { t } = useLingui()
  const { phase, user, failed } = useStore(sessionStore)
  const online = useStore(network)
  // The settings and the history of this device need no login.
  const isHistory = type === memberTypes.history
  const isOpen = isHistory || (type === memberTypes.settings && part === undefined)
  if (phase === 'unknown' && !isOpen) return <SkeletonRows label={t`数据加载中，请稍候！`} />
  if (phase !== 'in' && !isOpen) return <SignInInvite />
  const isIn = phase === 'in'
  const isInner = type !== memberTypes.home
  return (
    <>
      {isIn ? (
        <div className={isInner && user ? styles.wide : undefined}>
          <MemberBand user={user} failed={failed} />
        </div>
      ) : (
        <GuestBand isHistory={isHistory} title={isHistory ? t`观看历史` : t`提醒与设置`} />
      )}
      {isIn && (isInner ? <Back current={part ?? String(type)} /> : <Tabs current={String(type)} />)}
      <Wrap className={classNames(styles.page, isIn && styles.sided)}>
        {isIn && <SideList current={part ?? String(type)} hasAdminAccess={(user?.roles.length ?? 0) > 0} />}
        <div className={styles.content}>
          {isIn && !online && (
            <StaleNote live={false} className={styles.stale}>
              <Trans>离线，显示本机保存的</Trans>
            </StaleNote>
          )}
          {children}
        </div>
      </Wrap>
    </>
  )
}

interface Place {
  key: string
  word: string
  icon: ReactNode
  search: { type: number; part?: 'account' }
}

function usePlaces(): Place[] {
  const { t } = useLingui()
  const { user } = useStore(sessionStore)
  const { home, profile, wallet, orders, tasks, settings, broadcast, records, gifts, messages, history } = memberTypes
  const isAnchor = user !== null && user.is_anchor !== 0
  return [
    { key: String(home), word: t`个人中心`, icon: <UserRound size={18} />, search: { type: home } },
    { key: String(profile), word: t`个人资料`, icon: <ShieldCheck size={18} />, search: { type: profile } },
    { key: String(messages), word: t`消息与通知`, icon: <Bell size={18} />, search: { type: messages } },
    { key: String(wallet), word: t`我的钱包`, icon: <Wallet size={18} />, search: { type: wallet } },
    { key: String(orders), word: t`订单与账单`, icon: <Receipt size={18} />, search: { type: orders } },
    { key: String(broadcast), word: isAnchor ? t`开播管理` : t`申请开播`, icon: <Radio size={18} />, search: { type: broadcast } },
    ...(isAnchor ? [{ key: String(records), word: t`开播记录`, icon: <Clapperboard size={18} />, search: { type: records } }] : []),
    { key: String(gifts), word: t`礼物与守护`, icon: <Gift size={18} />, search: { type: gifts } },
    { key: String(tasks), word: t`签到与任务`, icon: <CalendarCheck size={18} />, search: { type: tasks } },
    { key: String(history), word: t`观看历史`, icon: <History size={18} />, search: { type: history } },
    { key: 'account', word: t`账号与安全`, icon: <Settings size={18} />, search: { type: settings, part: 'account' } },
    { key: String(settings), word: t`提醒与本机`, icon: <CalendarClock size={18} />, search: { type: settings } },
  ]
}

/** Phones only: the full header would push the page's content down. */
function Back({ current }: { current: string }) {
  const { t } = useLingui()
  const place = usePlaces().find(({ key }) => key === current)
  return (
    <div className={styles.back}>
      <Link to="/member" search={{ type: memberTypes.home }} className={styles.toHome} aria-label={t`返回个人中心`}>
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
      <h1>{place?.word ?? t`个人中心`}</h1>
    </div>
  )
}

function Tabs({ current }: { current: string }) {
  const { t } = useLingui()
  const places = usePlaces()
  return (
    <div className={styles.tabs}>
      <TabLinks
        tone="stand"
        label={t`个人中心`}
        current={current}
        items={places.map(({ key, word, search }) => ({ key, label: word, to: '/member', search }))}
      />
    </div>
  )
}

function SideList({ current, hasAdminAccess }: { current: string; hasAdminAccess: boolean }) {
  const { t } = useLingui()
  const places = usePlaces()
  return (
    <nav className={styles.side} aria-label={t`个人中心`}>
      {places.map(({ key, word, icon, search }) => (
        <Link
          key={key}
          to="/member"
          search={search}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={key === current ? 'page' : undefined}
          className={classNames(styles.place, key === current && styles.lit)}
        >
          {icon}
          {word}
        </Link>
      ))}
      <Link to="/attention" className={styles.place}>
        <Star size={18} />
        <Trans>我的关注</Trans>
      </Link>
      <Link to="/feedback" className={styles.place}>
        <MessageSquareWarning size={18} />
        <Trans>意见反馈</Trans>
      </Link>
      {hasAdminAccess && (
        <Link to="/desk" className={styles.place}>
          <Landmark size={18} />
          <Trans>运营台</Trans>
        </Link>
      )}
    </nav>
  )
}
