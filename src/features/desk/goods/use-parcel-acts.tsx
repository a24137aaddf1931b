// Actions on a parcel.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskParcel } from '../../../../contract/desk/money-desk.ts'
import { preferences } from '../../../core/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import type { RowActs } from '../parts/row-acts.ts'
import { ParcelDialog } from './ParcelDialog.tsx'

export function useParcelActs(): RowActs<DeskParcel> {
  const { lang } = useStore(preferences)
  const [chosen, setChosen] = useState<{ row: DeskParcel; end: 'sent' | 'refused' } | null>(null)
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
