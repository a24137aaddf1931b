// The end of the top bar: 登录 for guests, the avatar with its panel for signed-in users. The panel loads later.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { type LaterPart, laterPart } from '../../../ui/layer/later-part.ts'
import { OpenedLater, type OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './AccountEntry.module.css'

export interface AccountMenuProps extends OpenProps {
  /** The panel that the avatar opens. */
  panel: LaterPart<{ onClose(): void }>
}

const menu = laterPart<AccountMenuProps>(() => import('./AccountMenu.tsx').then((part) => part.AccountMenu))
const stay = (): void => undefined

export function AccountEntry({ panel }: Pick<AccountMenuProps, 'panel'>) {
  const open = useStore(sessionStore).phase === 'in'
  return (
    <span className={styles.entry}>
      {!open && (
        <Button
          variant="lamp"
          render={<Link to="/login" />}
          onClick={(event) => {
            if (needLogin()) event.preventDefault()
          }}
        >
          <UserRound className={styles.icon} size={20} aria-hidden="true" />
          <span className={styles.word}>
            <Trans>登录</Trans>
          </span>
        </Button>
      )}
      <OpenedLater part={menu} props={{ open, onOpenChange: stay, panel }} />
    </span>
  )
}
