// The frame of every page: bars, banner, score rail on the home page, footer, floating bar, toasts, announcements and pop-ups.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sessionStore } from '../../core/session/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { laterPart } from '../../ui/layer/later-part.ts'
import { Toaster } from '../../ui/layer/toast/Toaster.tsx'
import { useLater } from '../../ui/layer/use-later.ts'
import { Announcer } from '../../ui/page/Announcer.tsx'
import { useStore } from '../../ui/use-store.ts'
import { ScoreRail } from '../rail/ScoreRail.tsx'
import { Footer } from './Footer.tsx'
import type { MoreSheetProps } from './menu/MoreSheet.tsx'
import { hidesTabBar, isWorkplace } from './navigation.ts'
import { OfflineBanner } from './notice/OfflineBanner.tsx'
import { UpdatePrompt } from './notice/UpdatePrompt.tsx'
import styles from './Shell.module.css'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'

const floatingBar = laterPart(() => import('./FloatingBar.tsx').then((part) => part.FloatingBar))
/** Width from which the floating bar appears. */
const hasFloatingBar = '(min-width: 992px)'

export interface ShellProps {
  /** The alert bell on the right of the top bar. */
  bell?: ReactNode
  /** The account entry at the end of the top bar. */
  account?: ReactNode
  /** The top of 我的 on phones. */
  own: MoreSheetProps['own']
  /** Goal pop-ups, above everything except dialogs. */
  popups?: ReactNode
  children: ReactNode
}

export function Shell({ bell, account, own, popups, children }: ShellProps) {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Moves keyboard and screen reader focus to the new content, as a page load would.
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  // Without a role the path shows the not-found page, which is a page like any other.
  const hasAdminAccess = (useStore(sessionStore).user?.roles.length ?? 0) > 0
  const isAtWork = hasAdminAccess && isWorkplace(pathname)
  const hasTabBar = !isAtWork && !hidesTabBar(pathname)
  return (
    <div className={classNames(styles.shell, isAtWork && styles.work)}>
      <a className={styles.skip} href="#content">
        <Trans>跳到内容</Trans>
      </a>
      <TopBar bell={bell} account={account} />
      <OfflineBanner />
      {(pathname === '/main' || pathname === '/') && <ScoreRail />}
      <main ref={main} id="content" tabIndex={-1} aria-label={t`内容`} className={styles.main}>
        {children}
      </main>
      <Footer />
      {!isAtWork && <LaterBar />}
      {hasTabBar && <TabBar own={own} />}
      <UpdatePrompt />
      {popups}
      <Toaster />
      <Announcer />
    </div>
  )
}

/** Loads after the first screen; phones never load the bar. */
function LaterBar() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const wide = window.matchMedia(hasFloatingBar)
    const update = (): void => setShown(wide.matches)
    update()
    wide.addEventListener('change', update)
    return () => wide.removeEventListener('change', update)
  }, [])
  const FloatingBar = useLater(floatingBar, shown)
  return FloatingBar ? <FloatingBar /> : null
}
