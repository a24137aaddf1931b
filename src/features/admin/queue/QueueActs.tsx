// Actions on an item: its decision, if unclaimed or claimed by this operator; claim and release, postpone and resume.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { QueueItem } from '../../../../contract/admin/queue-admin.ts'
import { call } from '../../../core/api/api.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useStore } from '../../../ui/use-store.ts'
import admin from '../parts/Admin.module.css'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { Key } from './Key.tsx'
import { PostponeDialog } from './PostponeDialog.tsx'
import styles from './Queue.module.css'
import { useTimeMessages } from './use-due-messages.ts'

interface QueueActsProps {
  item: QueueItem
  /** Buttons of the item's kind. */
  acts: ReactNode
}

export function QueueActs({ item: { key, claim, later, deciding }, acts }: QueueActsProps) {
  const { t } = useLingui()
  const self = useStore(sessionStore).user?.id
  const { busy, error, run } = useAdminAction()
  const [isPostponing, setPostponing] = useState(false)
  const time = useTimeMessages()
  const isMine = claim !== null && claim.by === self
  const isTaken = claim !== null && !isMine
  const isDecidedElsewhere = deciding !== null && deciding.by !== self
  const isBlocked = isTaken || isDecidedElsewhere
  const note = (): string | null => {
    const name = (isDecidedElsewhere ? deciding : (claim ?? later))?.user_nickname || t`别人`
    if (isDecidedElsewhere) return t`${name} 已经决定，等它生效`
    if (claim) {
      const until = time(claim.until)
      return isMine ? t`你已领取，到 ${until} 自动放开` : t`${name} 已领取，到 ${until} 自动放开；这之前只能看`
    }
    if (!later) return null
    const until = time(later.until)
    return t`${name} 推后到 ${until}`
  }
  const toggleClaim = (): void =>
    void (isMine
      ? run(() => call('POST api/Desk/releaseItem', { body: { key } }), t`已放开`)
      : run(() => call('POST api/Desk/claimItem', { body: { key } }), t`已领取`))
  const resume = (): void => void run(() => call('POST api/Desk/resumeItem', { body: { key } }), t`已放回待办`)
  const written = note()
  return (
    <div className={styles.foot}>
      {written && <p className={admin.hint}>{written}</p>}
      {error && (
        <p className={admin.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.footRow}>
        <div className={styles.acts} data-queue-act="act">
          {!isBlocked && acts}
        </div>
        <div className={styles.acts}>
          <Button size="sm" data-queue-act="claim" aria-keyshortcuts="g" disabled={busy || isBlocked} onClick={toggleClaim}>
            {isMine ? <Trans>放开</Trans> : <Trans>领取</Trans>}
            <Key>G</Key>
          </Button>
          <Button
            size="sm"
            data-queue-act="postpone"
            aria-keyshortcuts="s"
            disabled={busy || isBlocked}
            onClick={() => (later ? resume() : setPostponing(true))}
          >
            {later ? <Trans>放回待办</Trans> : <Trans>推后</Trans>}
            <Key>S</Key>
          </Button>
        </div>
      </div>
      {isPostponing && <PostponeDialog itemKey={key} onClose={() => setPostponing(false)} />}
    </div>
  )
}
