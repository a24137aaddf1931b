// Recharge in a dialog and on the wallet's page alike: packages and ways to pay, then the order until its end. What a reload
// has cut off goes on by itself.
import { useEffect, useRef, useState } from 'react'
import { sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'
import { PackageForm } from './PackageForm.tsx'
import { RechargeStatus } from './RechargeStatus.tsx'
import { recall, rechargeNow } from './recharge-now.ts'
import { useWatchParts } from './use-recharge.ts'
import { useUnpaid } from './use-unpaid.ts'

/** `onDone`: the reader has seen the result and goes on. */
export function RechargeBox({ onDone }: { onDone?: () => void }) {
  const now = useStore(rechargeNow)
  const recalled = useRecalled()
  const unpaid = useUnpaid(now.phase === 'choosing')
  if (now.phase !== 'choosing' && now.phase !== 'opening') return <RechargeStatus now={now} onDone={onDone} />
  return <PackageForm opening={now.phase === 'opening'} unpaid={recalled ? unpaid : undefined} />
}

/** Whether it was looked for the order that this device waits for. */
function useRecalled(): boolean {
  const { phase, user } = useStore(sessionStore)
  const [done, setDone] = useState(false)
  const by = useRef(useWatchParts())
  useEffect(() => {
    if (!user) return
    let left = false
    void recall(by.current).then(() => !left && setDone(true))
    return () => {
      left = true
    }
  }, [user])
  return done || phase === 'out'
}
