// Admin roles of the signed-in user: read again as soon as an operator changes them.
import { roomFrames } from '../socket/room-frames.ts'
import { sessionStore } from './session.ts'
import { readUser } from './session-life.ts'

const nothing = (): void => undefined

export function watchRoles(): void {
  let account: string | undefined
  let stop = nothing
  const onReset = (): void => void readUser()
  const onFrame = ({ type }: { type: string }): void => {
    if (type === 'roles') void readUser()
  }
  function follow(): void {
    const { phase, user } = sessionStore.get()
    // While the user is read again, the account stays the same.
    const next = phase === 'in' ? (user?.id ?? account) : undefined
    if (next === account) return
    account = next
    stop()
    stop = next === undefined ? nothing : roomFrames.listen(`account:${next}`, { onFrame, onReset })
  }
  sessionStore.subscribe(follow)
  follow()
}
