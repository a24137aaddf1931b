// Pending decisions whose row is not on screen, and a toast for each result, even on another page of the app.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { beforeLeave } from '../../../core/session/last-acts.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { useStore } from '../../../ui/use-store.ts'
import type { AdminTab } from '../admin-tab.ts'
import { useAdminFailure } from '../parts/use-admin-messages.ts'
import { useReadAgain } from '../parts/use-admin-read.ts'
import styles from './PendingDecision.module.css'
import { PendingDecisionItem } from './PendingDecisionItem.tsx'
import { pendingDecisionStore } from './pending-decision-store.ts'

/** How long a success toast is shown, in milliseconds. */
const successDuration = 2_000

export function PendingDecisionList({ names }: { names: Record<AdminTab, string> }) {
  const { t } = useLingui()
  const entries = useStore(pendingDecisionStore)
  const shown = useStore(pendingDecisionStore.shown)
  const messageOf = useAdminFailure()
  const readAgain = useReadAgain()
  const account = useStore(sessionStore).user?.id
  const isOpen = useRef(false)
  useLayoutEffect(() => {
    if (account === undefined) return
    void pendingDecisionStore.start(account)
  }, [account])
  useEffect(() => {
    // Picks up changes made in other tabs.
    const refresh = (): void => void pendingDecisionStore.refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [])
  // No cleanup: results that arrive after leaving the admin console are reported too. `about` and `done` are placeholders of the messages.
  useEffect(() =>
    pendingDecisionStore.onOutcome(async ({ subjectLabel: about, actionLabel: done, scheduled }, failure) => {
      if (failure === null) toast(t`已发出：${done}，${about}`, { tone: 'ok', duration: successDuration })
      // While the admin console is open, the item displays it.
      else if (failure !== 'gone' && !isOpen.current)
        toast(scheduled === 'maybe' ? t`还不知道发出没有：${done}，${about}` : t`没有发出：${done}，${about}。${messageOf(failure)}`, {
          tone: 'danger',
        })
      await readAgain()
    }),
  )
  useEffect(() => {
    isOpen.current = true
    // Signing out leaves the admin console: later errors are shown as toasts.
    const stop = beforeLeave(async () => {
      isOpen.current = false
    })
    return () => {
      isOpen.current = false
      stop()
    }
  }, [])
  const offScreen = entries.filter(({ subjectKey }) => !shown.has(subjectKey))
  if (offScreen.length === 0) return null
  return (
    <Panel className={styles.strip}>
      {offScreen.map((entry) => (
        <PendingDecisionItem key={entry.id} entry={entry} subject={`${names[entry.tab]} · ${entry.subjectLabel}`} />
      ))}
    </Panel>
  )
}
