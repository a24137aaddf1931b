// Recharge, in a dialog and on the wallet page: packages and payment methods, then the order until its end. Resumes by itself after a
// reload.
import { useEffect, useRef, useState } from 'react'
import { sessionStore } from '../../../core/session/session.ts'
import { useStore } from '../../../ui/use-store.ts'
import { PackageForm } from './PackageForm.tsx'
import { RechargeStatus } from './RechargeStatus.tsx'
import { recall, rechargeNow } from './recharge-now.ts'
import { useWatchDeps } from './use-recharge.ts'
import { useUnpaid } from './use-unpaid.ts'

/** `onDone`: called when the user leaves the result. */
export function RechargeBox({ onDone }: { onDone?: () => void }) {
  const now = useStore(rechargeNow)
  const recalled = useRecalled()
  const unpaid = useUnpaid(now.phase === 'choosing')
  if (now.phase !== 'choosing' && now.phase !== 'opening') return <RechargeStatus now={now} onDone={onDone} />
  return <PackageForm opening={now.phase === 'opening'} unpaid={recalled ? unpaid : undefined} />
}

/** Whether the lookup of this device's pending order has finished. */
function useRecalled(): boolean {
  const { phase, user } = useStore(sessionStore)
  const [done, setDone] = useState(false)
  const by = useRef(useWatchDeps())
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
