// Details of a parcel: content and destination.
import { useLingui } from '@lingui/react/macro'
import { preferences } from '../../../../core/store/preferences.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { useParcelActs } from '../../goods/use-parcel-acts.tsx'
import { useAdminRead } from '../../parts/use-admin-read.ts'
import { useFormatTime } from '../../parts/use-format-time.ts'
import type { DetailsProps } from './details.ts'

export function ParcelDetails({ item: { id }, children }: DetailsProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { data, isLoadingError, refetch } = useAdminRead('GET api/Desk/parcels', { id })
  const { actsOf, dialog } = useParcelActs()
  const formatTime = useFormatTime()
  const row = data?.list.find((one) => one.id === id)
  const details = row && {
    lead: `${row.name[lang]} × ${row.num}`,
    facts: [
      { name: t`收件`, value: <span translate="no">{`${row.to_name} ${row.phone} ${row.address}`}</span> },
      { name: t`兑换时间`, value: formatTime(row.created_at) },
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
