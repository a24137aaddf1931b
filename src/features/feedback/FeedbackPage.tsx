// /feedback: send feedback with pictures; the user's tickets and replies; other ways to contact customer service.
import { Trans, useLingui } from '@lingui/react/macro'
import { sessionStore } from '../../core/session/session.ts'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { useStore } from '../../ui/use-store.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import styles from './FeedbackPage.module.css'
import { ServicePanel } from './ServicePanel.tsx'
import { TicketsPanel } from './TicketsPanel.tsx'
import { useReaderKey } from './use-reader-key.ts'

export function FeedbackPage() {
  const { t } = useLingui()
  useTitle(t`意见反馈`)
  const session = useStore(sessionStore)
  const readerKey = useReaderKey(session)
  const { phase, user } = session
  const isIn = phase === 'in'
  return (
    <Wrap className={styles.page}>
      <h1 className={styles.title}>
        <Trans>意见反馈</Trans>
      </h1>
      <div className={styles.main}>
        {/* Remounts for another account, which has its own draft; text typed before a login stays. */}
        {phase !== 'unknown' && <FeedbackForm key={readerKey} isIn={isIn} reader={user?.id ?? ''} />}
      </div>
      <div className={styles.side}>
        <ServicePanel />
        {phase !== 'unknown' && <TicketsPanel isIn={isIn} />}
      </div>
    </Wrap>
  )
}
