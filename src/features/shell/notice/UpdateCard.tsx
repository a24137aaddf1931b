// Offers a new build in a card, not while the user types, and never over a dialog.
import { Trans, useLingui } from '@lingui/react/macro'
import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { update } from '../../../core/update.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { deviceMessages } from '../../../ui/messages/device-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './UpdateCard.module.css'

export const UpdateCard = () => (
  <WithMessages catalogs={deviceMessages} waiting={null}>
    <Offer />
  </WithMessages>
)

function Offer() {
  const { t } = useLingui()
  const offer = useStore(update)
  const isTyping = useTyping(offer !== null)
  if (!offer || isTyping) return null
  return (
    <section className={styles.card} role="status" aria-label={t`新版本`}>
      <Sparkles size={20} className={styles.icon} />
      <p className={styles.words}>
        <b>
          <Trans>新版本准备好了</Trans>
        </b>
        <span>
          <Trans>更新只需一瞬，你停在原来的页面。</Trans>
        </span>
      </p>
      <div className={styles.acts}>
        <Button size="sm" onClick={() => update.set(null)}>
          <Trans>稍后</Trans>
        </Button>
        <Button size="sm" variant="primary" onClick={() => offer.apply()}>
          <Trans>更新</Trans>
        </Button>
      </div>
    </section>
  )
}

const typingFields = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]'

/** Whether a text field has the focus; observed only while there is an update to offer. */
function useTyping(watched: boolean): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (!watched) return
    const updateTyping = (): void => setTyping(document.activeElement?.matches(typingFields) ?? false)
    // Deferred: no element has the focus while it moves between fields.
    const later = (): void => void setTimeout(updateTyping)
    updateTyping()
    document.addEventListener('focusin', updateTyping)
    document.addEventListener('focusout', later)
    return () => {
      document.removeEventListener('focusin', updateTyping)
      document.removeEventListener('focusout', later)
    }
  }, [watched])
  return isTyping
}
