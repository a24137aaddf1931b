// The bar at the right edge: download, back to top. On phones its acts are in 我的 and in a tap on the lit tab.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { ArrowUp, QrCode } from 'lucide-react'
import { useState } from 'react'
import { laterPart, preload } from '../../ui/later-part.ts'
import { OpenedLater } from '../../ui/OpenedLater.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './FloatingBar.module.css'
import { backToTopFirst } from './navigation.ts'
import { scrolled, toTop } from './scrolled.ts'

const downloadDialog = laterPart(() => import('./DownloadDialog.tsx').then((part) => part.DownloadDialog))

export function FloatingBar() {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const isScrolled = useStore(scrolled)
  const [open, setOpen] = useState(false)
  const showsTop = backToTopFirst(pathname) ? !isScrolled : isScrolled
  return (
    <aside className={styles.bar} aria-label={t`快捷操作`}>
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
