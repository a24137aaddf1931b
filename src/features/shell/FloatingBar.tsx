// The bar at the right edge: check-in, recharge, download, customer service, feedback, back to top. Loads after the page has rendered.
// Phones have these actions in 我的, and back to top on the active tab.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { ArrowUp, CalendarCheck, Gem, Headset, MessageSquareWarning, QrCode } from 'lucide-react'
import { useState } from 'react'
import { needLogin, openDialog } from '../../core/session/open-dialog.ts'
import { laterPart, preload } from '../../ui/layer/later-part.ts'
import { OpenedLater } from '../../ui/layer/OpenedLater.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './FloatingBar.module.css'
import { backToTopFirst } from './navigation.ts'
import { scrolled, toTop } from './scrolled.ts'
import { useService } from './use-service.ts'

const downloadDialog = laterPart(() => import('./DownloadDialog.tsx').then((part) => part.DownloadDialog))

export function FloatingBar() {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isScrolled = useStore(scrolled)
  const [open, setOpen] = useState(false)
  const service = useService()
  const showsTop = backToTopFirst(pathname) ? !isScrolled : isScrolled
  return (
    <aside className={styles.bar} aria-label={t`快捷操作`}>
      <button
        type="button"
        className={styles.item}
        title={t`签到`}
        aria-haspopup="dialog"
        onClick={() => needLogin() || openDialog('check-in')}
      >
        <CalendarCheck size={20} />
        <span className={styles.word}>
          <Trans>签到</Trans>
        </span>
      </button>
      <button
        type="button"
        className={styles.item}
        title={t`充值`}
        aria-haspopup="dialog"
        onClick={() => needLogin() || openDialog('recharge')}
      >
        <Gem size={20} />
        <span className={styles.word}>
          <Trans>充值</Trans>
        </span>
      </button>
      <button
        type="button"
        className={styles.item}
        title={t`下载`}
        aria-haspopup="dialog"
        onPointerEnter={() => preload(downloadDialog)}
        onClick={() => setOpen(true)}
      >
        <QrCode size={20} />
        <span className={styles.word}>
          <Trans>下载</Trans>
        </span>
      </button>
      <button type="button" className={styles.item} title={t`客服`} onPointerEnter={service.ahead} onClick={service.open}>
        <Headset size={20} />
        <span className={styles.word}>
          <Trans>客服</Trans>
        </span>
      </button>
      <Link to="/feedback" className={styles.item} title={t`反馈`}>
        <MessageSquareWarning size={20} />
        <span className={styles.word}>
          <Trans>反馈</Trans>
        </span>
      </Link>
      {showsTop && (
        <button type="button" className={styles.item} title={t`回到顶部`} aria-label={t`回到顶部`} onClick={toTop}>
          <ArrowUp size={20} />
          <span className={styles.word}>
            <Trans>顶部</Trans>
          </span>
        </button>
      )}
      <OpenedLater part={downloadDialog} props={{ open, onOpenChange: setOpen }} />
    </aside>
  )
}
