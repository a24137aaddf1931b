// Guard and noble button in the room card; a dot warns that one of the user's expires soon.
import { Trans, useLingui } from '@lingui/react/macro'
import { Shield } from 'lucide-react'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { roomDialog } from '../../../core/room/room-dialog.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './GuardButton.module.css'

/** Days before expiry from which the dot is shown. */
const soon = 3

export function GuardButton({ room }: { room: RoomInfo }) {
  const { t } = useLingui()
  const ends = [room.me?.guard, room.me?.noble].some((status) => status && (status.state === 'grace' || status.days_left <= soon))
  return (
    <Button
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={ends ? t`守护和贵族，有一个快到期了` : t`守护和贵族`}
      onClick={() => roomDialog.set({ type: 'status', kind: 'guard' })}
    >
      <Shield size={16} aria-hidden="true" />
      <span>
        <Trans>守护</Trans>
      </span>
      {ends && <i className={styles.dot} />}
    </Button>
  )
}
