// Decisions whose row is not on screen, above whatever is; and the end of each, also when another page of the app is open by then.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { beforeLeave } from '../../../core/session/last-acts.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { useStore } from '../../../ui/use-store.ts'
import type { DeskTab } from '../desk-tab.ts'
import { useReadAgain } from '../parts/use-desk-read.ts'
import { useDeskFailure } from '../parts/use-desk-words.ts'
import { deskHold } from './desk-hold.ts'
import { HeldLine } from './HeldLine.tsx'
import styles from './Hold.module.css'

/** Milliseconds that the end of a decision is said. */
const saidFor = 2_000

export function HeldStrip({ names }: { names: Record<DeskTab, string> }) {
  const { t } = useLingui()
  const held = useStore(deskHold)
  const shown = useStore(deskHold.shown)
  const words = useDeskFailure()
  const readAgain = useReadAgain()
  const account = useStore(sessionStore).user?.id
  const isOpen = useRef(false)
  useLayoutEffect(() => {
    if (account === undefined) return
    void deskHold.begin(account)
  }, [account])
  useEffect(() => {
    // Another tab may have decided or taken back meanwhile.
    const refresh = (): void => void deskHold.refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [])
  // Stays when the desk is left: what is sent then is heard of as well.
  useEffect(() =>
    deskHold.onEnd(async ({ about, done, scheduled }, failure) => {
      if (failure === null) toast(t`已发出：${done}，${about}`, { tone: 'ok', duration: saidFor })
      else if (failure === 'gone' || isOpen.current) console.info('a decision came to its end', failure)
      else if (scheduled === 'maybe') toast(t`还不知道发出没有：${done}，${about}`, { tone: 'danger' })
      else toast(t`没有发出：${done}，${about}。${words(failure)}`, { tone: 'danger' })
      await readAgain()
    }),
  )
  useEffect(() => {
    isOpen.current = true
    // Signing out leads away from here: what is refused then is said as elsewhere.
    const stop = beforeLeave(async () => {
      isOpen.current = false
    })
    return () => {
      isOpen.current = false
      stop()
    }
  }, [])
  const apart = held.filter(({ key }) => !shown.has(key))
  if (apart.length === 0) return null
  return (
    <Panel className={styles.strip}>
      {apart.map((one) => (
        <HeldLine key={one.id} held={one} subject={`${names[one.kind]} · ${one.about}`} />
      ))}
    </Panel>
  )
}
