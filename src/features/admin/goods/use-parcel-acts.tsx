// Actions on a parcel.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminParcel } from '../../../../contract/admin/money-admin.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import type { RowActs } from '../parts/table/row-acts.ts'
import { ParcelDialog } from './ParcelDialog.tsx'

export function useParcelActs(): RowActs<AdminParcel> {
  const { lang } = useStore(preferences)
  const [chosen, setChosen] = useState<{ row: AdminParcel; end: 'sent' | 'refused' } | null>(null)
  return {
    actsOf: (row) => (
      <PendingDecisionActions subjectKey={subjectKeyOf('parcels', row.id)}>
        <Button size="sm" variant="soft" onClick={() => setChosen({ row, end: 'sent' })}>
          <Trans>已寄出</Trans>
        </Button>
        <Button size="sm" onClick={() => setChosen({ row, end: 'refused' })}>
          <Trans>拒绝</Trans>
        </Button>
      </PendingDecisionActions>
    ),
    dialog: chosen && <ParcelDialog {...chosen} name={chosen.row.name[lang]} onClose={() => setChosen(null)} />,
  }
}
