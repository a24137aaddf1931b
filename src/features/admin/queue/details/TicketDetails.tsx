// Details of a ticket: text, pictures, and contact of the author.
import { useLingui } from '@lingui/react/macro'
import admin from '../../parts/Admin.module.css'
import { useAdminRead } from '../../parts/use-admin-read.ts'
import { useFormatTime } from '../../parts/use-format-time.ts'
import { useTicketActs } from '../../people/use-ticket-acts.tsx'
import { useTicketKinds } from '../../people/use-ticket-kinds.ts'
import styles from '../Queue.module.css'
import type { DetailsProps } from './details.ts'

export function TicketDetails({ item: { id }, children }: DetailsProps) {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useAdminRead('GET api/Desk/feedback', { id })
  const { actsOf, dialog } = useTicketActs()
  const kinds = useTicketKinds()
  const formatTime = useFormatTime()
  const row = data?.list.find((one) => one.id === id)
  const pictures = row && row.pictures.length > 0 && (
    <span className={admin.pictures}>
      {row.pictures.map((path, index) => {
        const number = index + 1
        return (
          <a key={path} href={path} target="_blank" rel="noopener noreferrer">
            <img src={path} alt={t`附图 ${number}`} />
          </a>
        )
      })}
    </span>
  )
  const details = row && {
    lead: <span className={styles.said}>{row.content}</span>,
    facts: [
      { name: t`种类`, value: kinds[row.kind] },
      { name: t`联系方式`, value: row.contact || '—' },
      { name: t`时间`, value: formatTime(row.created_at) },
      ...(pictures ? [{ name: t`附图`, value: pictures }] : []),
    ],
    acts: actsOf(row),
  }
  return (
    <>
      {children({ isLoadingError, refetch, details })}
      {dialog}
    </>
  )
}
