// Details of a parcel: content and destination.
import { useLingui } from '@lingui/react/macro'
import { preferences } from '../../../../core/preferences.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { useParcelActs } from '../../goods/use-parcel-acts.tsx'
import { useDeskRead } from '../../parts/use-desk-read.ts'
import { useMoment } from '../../parts/use-moment.ts'
import type { DetailsProps } from './details.ts'

export function ParcelDetails({ item: { id }, children }: DetailsProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { data, isLoadingError, refetch } = useDeskRead('GET api/Desk/parcels', { id })
  const { actsOf, dialog } = useParcelActs()
  const moment = useMoment()
  const row = data?.list.find((one) => one.id === id)
  const details = row && {
    lead: `${row.name[lang]} × ${row.num}`,
    facts: [
      { name: t`收件`, value: <span translate="no">{`${row.to_name} ${row.phone} ${row.address}`}</span> },
      { name: t`兑换时间`, value: moment(row.created_at) },
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
