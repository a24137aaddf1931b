// Link to 私信 in the user panel, with the unread count.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, MessageCircle } from 'lucide-react'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { openDialog } from '../../../../core/session/open-dialog.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import styles from './ChatEntry.module.css'

export function ChatEntry({ onLeave }: { onLeave(): void }) {
  const { t } = useLingui()
  const { data } = useQuery({ ...apiQuery('GET api/Chat/conversations'), staleTime: 0 })
  const unread = data?.unread ?? 0
  return (
    <button
      type="button"
      className={styles.entry}
      onClick={() => {
        onLeave()
        openDialog('chat')
      }}
    >
      <MessageCircle size={20} aria-hidden="true" />
      <span className={styles.word}>
        <Trans>私信</Trans>
      </span>
      {unread > 0 && (
        <Num className={styles.unread} aria-label={t`${unread} 条未读`}>
          {unread > 99 ? '99+' : unread}
        </Num>
      )}
      <ChevronRight size={16} aria-hidden="true" />
    </button>
  )
}
