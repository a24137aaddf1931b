// The login dialog, 410 px wide. Closes once the user is signed in by any method and, if the account is scheduled for deletion, has decided
// whether to keep it.
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { sessionStore } from '../../core/session/session.ts'
import { SiteMark } from '../../ui/glyph/SiteMark.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { useStore } from '../../ui/use-store.ts'
import { closingLogin } from './closing-login.ts'
import styles from './LoginView.module.css'
import { loginMessages } from './login-messages.ts'
import { useLoginView } from './use-login-view.tsx'

export function LoginDialog({ onClose }: { onClose(): void }) {
  return (
    <WithMessages catalogs={loginMessages} waiting={null}>
      <Content onClose={onClose} />
    </WithMessages>
  )
}

function Content({ onClose }: { onClose(): void }) {
  const { phase } = useStore(sessionStore)
  const isAsked = useStore(closingLogin) !== null
  useEffect(() => {
    if (phase === 'in' && !isAsked) onClose()
  }, [phase, isAsked, onClose])
  const leave = (
    <button type="button" className={styles.leave} onClick={onClose}>
      <Trans>暂不登录</Trans>
    </button>
  )
  const { title, text, corner, body, footer } = useLoginView(onClose, leave)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      head="ground"
      width={410}
      mark={<SiteMark size={30} />}
      title={title}
      text={text}
      corner={corner}
      footer={footer}
    >
      {body}
    </Dialog>
  )
}
