// The frame around every page: bars, banner, rail on home, footer, floating bar, and what speaks and pops up.
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Announcer } from '../../ui/Announcer.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Toaster } from '../../ui/Toaster.tsx'
import { FloatingBar } from './FloatingBar.tsx'
import { Footer } from './Footer.tsx'
import { hidesTabBar } from './navigation.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { ScoreRail } from './ScoreRail.tsx'
import styles from './Shell.module.css'
import { TabBar } from './TabBar.tsx'
import { TopBar } from './TopBar.tsx'
import { UpdatePrompt } from './UpdatePrompt.tsx'

export interface ShellProps {
  /** The bell of the alerts, at the right of the top bar. */
  bell?: ReactNode
  /** Goal pop-ups, above everything but dialogs. */
  popups?: ReactNode
  children: ReactNode
}

export function Shell({ bell, popups, children }: ShellProps) {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Keyboard and screen reader go on where the new page begins, as after a real page load.
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  const hasTabBar = !hidesTabBar(pathname)
  return (
    <div className={classNames(styles.shell, hasTabBar && styles.withTabBar)}>
      <a className={styles.skip} href="#content">
        <Trans>跳到内容</Trans>
      </a>
      <TopBar bell={bell} />
      <OfflineBanner />
      {(pathname === '/main' || pathname === '/') && <ScoreRail />}
      <main ref={main} id="content" tabIndex={-1} aria-label={t`内容`} className={styles.main}>
        {children}
      </main>
      <Footer />
      <FloatingBar />
      {hasTabBar && <TabBar />}
      <UpdatePrompt />
      {popups}
      <Toaster />
      <Announcer />
    </div>
  )
}
