// Content of 我的 on phones below the profile: the user's pages; below the theme the settings of scores, of sounds and effects for goals and
// cards, and the other links.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  Bell,
  BellRing,
  CalendarCheck,
  CalendarClock,
  ChevronRight,
  Download,
  FileText,
  Info,
  ListChecks,
  MessageSquareWarning,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Trophy,
  UserRound,
  Wallet,
} from 'lucide-react'
import { needLogin, openDialog } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { type Preferences, preferences } from '../../../core/store/preferences.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { useSiteName } from '../../../ui/page/use-site-name.ts'
import { useStore } from '../../../ui/use-store.ts'
import { noticeState } from '../../alert/notice/notice-state.ts'
import { SoundSwitches } from '../../alert/SoundSwitches.tsx'
import { useOddsOffered } from '../../match/odds/use-odds-offered.ts'
import styles from './MoreSheet.module.css'

type Flag = { [K in keyof Preferences]: Preferences[K] extends boolean ? K : never }[keyof Preferences]

/** Number of rows of the user's pages, to reserve their height until the catalog has loaded. */
export const ownRows = (isIn: boolean): number => (isIn ? 8 : 4)

export function OwnPlaces({ onLeave }: { onLeave(): void }) {
  const { t } = useLingui()
  const isIn = useStore(sessionStore).phase === 'in'
  const { unreadNotifications: unread } = useStore(noticeState)
  const checkIn = (): void => {
    onLeave()
    if (!needLogin()) openDialog('check-in')
  }
  const guide = (): void => {
    onLeave()
    openDialog('guide')
  }
  return (
    <nav className={styles.links} aria-label={t`我的`}>
      <button type="button" aria-haspopup="dialog" onClick={checkIn}>
        <CalendarCheck size={20} />
        <Trans>签到</Trans>
        <ChevronRight size={16} />
      </button>
      {isIn && (
        <>
          <Link to="/member" search={{ type: 9 }} onClick={onLeave}>
            <UserRound size={20} />
            <Trans>个人中心</Trans>
            <ChevronRight size={16} />
          </Link>
          <Link to="/member" search={{ type: 1 }} onClick={onLeave}>
            <Wallet size={20} />
            <Trans>我的钱包</Trans>
            <ChevronRight size={16} />
          </Link>
          <Link to="/member" search={{ type: 8 }} onClick={onLeave}>
            <ListChecks size={20} />
            <Trans>签到与任务</Trans>
            <ChevronRight size={16} />
          </Link>
          <Link to="/member" search={{ type: 5 }} onClick={onLeave}>
            <Bell size={20} />
            <Trans>消息与通知</Trans>
            {unread > 0 && (
              <Num className={styles.unread} aria-label={t`${unread} 条未读`}>
                {unread > 99 ? '99+' : unread}
              </Num>
            )}
            <ChevronRight size={16} />
          </Link>
        </>
      )}
      <Link to="/attention" onClick={onLeave}>
        <Star size={20} />
        <Trans>我的关注</Trans>
        <ChevronRight size={16} />
      </Link>
      <Link to="/reserve" onClick={onLeave}>
        <CalendarClock size={20} />
        <Trans>我的预约</Trans>
        <ChevronRight size={16} />
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={guide}>
        <SlidersHorizontal size={20} />
        <Trans>选球队和联赛</Trans>
        <ChevronRight size={16} />
      </button>
    </nav>
  )
}

export function MoreChoices({ onLeave }: { onLeave(): void }) {
  const { t } = useLingui()
  const site = useSiteName()
  const chosen = useStore(preferences)
  const offersOdds = useOddsOffered()
  const flag = (key: Flag) => ({ checked: chosen[key], onCheckedChange: (on: boolean) => preferences.set({ [key]: on }) })
  return (
    <>
      <section className={styles.part}>
        <h3>
          <Trans>比分</Trans>
        </h3>
        <SwitchRow {...flag('hideScores')} hint={t`看回放前不被剧透，点一下就显示那一场`}>
          <Trans>隐藏比分</Trans>
        </SwitchRow>
        {offersOdds && (
          <SwitchRow {...flag('odds')} hint={t`仅供观赛参考，本站不提供投注`}>
            <Trans>指数</Trans>
          </SwitchRow>
        )}
        <SwitchRow {...flag('beijingTime')}>
          <Trans>按北京时间显示</Trans>
        </SwitchRow>
      </section>
      <section className={styles.part}>
        <h3>
          <Trans>页面内的提醒</Trans>
        </h3>
        <SoundSwitches />
      </section>
      <nav className={styles.links} aria-label={t`更多`}>
        <Link to="/base-football" onClick={onLeave}>
          <Trophy size={20} />
          <Trans>足球资料库</Trans>
          <ChevronRight size={16} />
        </Link>
        <Link to="/base-basketball" onClick={onLeave}>
          <Trophy size={20} />
          <Trans>篮球资料库</Trans>
          <ChevronRight size={16} />
        </Link>
        <Link to="/member" search={{ type: 6 }} onClick={onLeave}>
          <BellRing size={20} />
          <Trans>提醒与设置</Trans>
          <ChevronRight size={16} />
        </Link>
        <Link to="/feedback" onClick={onLeave}>
          <MessageSquareWarning size={20} />
          <Trans>意见反馈</Trans>
          <ChevronRight size={16} />
        </Link>
        <Link to="/downLoad" onClick={onLeave}>
          <Download size={20} />
          <Trans>下载客户端</Trans>
          <ChevronRight size={16} />
        </Link>
        <Link to="/about-user" search={{ type: 'about' }} onClick={onLeave}>
          <Info size={20} />
          <Trans>关于{site}</Trans>
          <ChevronRight size={16} />
        </Link>
        <Link to="/about-user" search={{ type: 'agreement' }} onClick={onLeave}>
          <FileText size={20} />
          <Trans>用户协议</Trans>
          <ChevronRight size={16} />
        </Link>
        <Link to="/about-user" search={{ type: 'privacy' }} onClick={onLeave}>
          <ShieldCheck size={20} />
          <Trans>隐私政策</Trans>
          <ChevronRight size={16} />
        </Link>
      </nav>
    </>
  )
}
