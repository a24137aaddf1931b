// The bell of the top bar: unread count, and its popover, loaded when it first opens.
import { useLingui } from '@lingui/react/macro'
import { Bell } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { OpenLater } from '../../ui/layer/OpenedLater.tsx'
import { Popover } from '../../ui/layer/Popover.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { noticeState } from './notice/notice-state.ts'

const alertPanel = laterPart(() => import('./AlertPanel.tsx').then((part) => part.AlertPanel))

export function AlertBell() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const { unread: alerts, unreadNotifications } = useStore(noticeState)
  const unread = alerts + unreadNotifications
  return (
    <>
      <IconButton
        ref={anchor}
        label={unread > 0 ? t`提醒，${unread} 条未读` : t`提醒`}
        badge={unread}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        <Bell size={20} aria-hidden="true" />
      </IconButton>
      <Popover anchor={anchor} open={open} onOpenChange={setOpen} label={t`提醒`} width={360} align="end">
        <OpenLater part={alertPanel} props={{ onClose: () => setOpen(false) }} waiting={<SkeletonRows label={t`数据加载中，请稍候！`} />} />
      </Popover>
    </>
  )
}
