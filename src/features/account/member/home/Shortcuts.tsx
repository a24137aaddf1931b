// Shortcuts to the user's pages; shortcut-list.ts defines them.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  CalendarCheck,
  CalendarClock,
  Clapperboard,
  GraduationCap,
  Landmark,
  MessageSquareWarning,
  Radio,
  Receipt,
  Settings,
  Star,
  Trophy,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserInfo } from '../../../../../contract/account/account.ts'
import styles from './Shortcuts.module.css'
import { type ShortcutKey, shortcutsOf } from './shortcut-list.ts'

const icons: Record<ShortcutKey, ReactNode> = {
  tasks: <CalendarCheck size={20} />,
  orders: <Receipt size={20} />,
  follows: <Star size={20} />,
  reserved: <CalendarClock size={20} />,
  videos: <Clapperboard size={20} />,
  trophy: <Trophy size={20} />,
  experts: <GraduationCap size={20} />,
  broadcast: <Radio size={20} />,
  profile: <UserRound size={20} />,
  settings: <Settings size={20} />,
  feedback: <MessageSquareWarning size={20} />,
  desk: <Landmark size={20} />,
}

/** `onLeave`: closes the container. */
export function Shortcuts({ user, onLeave }: { user: Pick<UserInfo, 'is_anchor' | 'roles'>; onLeave?(): void }) {
  const { t } = useLingui()
  const messages: Record<ShortcutKey, string> = {
    tasks: t`签到与任务`,
    orders: t`订单账单`,
    follows: t`我的关注`,
    reserved: t`我的预约`,
    videos: t`我的视频`,
    trophy: t`奖杯房`,
    experts: t`专家`,
    broadcast: user.is_anchor === 0 ? t`申请开播` : t`开播管理`,
    profile: t`个人资料`,
    settings: t`设置`,
    feedback: t`意见反馈`,
    desk: t`运营台`,
  }
  return (
    <nav className={styles.grid} aria-label={t`快捷入口`}>
      {shortcutsOf(user).map(({ key, to, type, tab }) => (
        <Link
          key={key}
          to={to}
          search={{ ...(type !== undefined && { type }), ...(tab && { tab }) } as never}
          onClick={onLeave}
          className={styles.item}
        >
          {icons[key]}
          <span>{messages[key]}</span>
        </Link>
      ))}
    </nav>
  )
}
