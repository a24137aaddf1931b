// Actions on a horn.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminHorn } from '../../../../contract/gift/horn.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import type { RowActs } from '../parts/table/row-acts.ts'
import { HornDialog } from './HornDialog.tsx'

export function useHornActs(): RowActs<AdminHorn> {
  const { t } = useLingui()
  const [refusing, setRefusing] = useState<AdminHorn | null>(null)
  const approve = ({ id, text }: AdminHorn): void =>
    pendingDecisionStore.decide({
      ...{ subjectKey: subjectKeyOf('horns', id), tab: 'horns', subjectLabel: text, actionLabel: t`通过` },
      call: { path: 'POST api/Desk/decideHorn', body: { id, act: 'approve' } },
    })
  return {
    actsOf: (row) => (
      <PendingDecisionActions subjectKey={subjectKeyOf('horns', row.id)}>
        <Button size="sm" variant="soft" onClick={() => approve(row)} aria-label={t`通过：${row.text}`}>
          <Trans>通过</Trans>
        </Button>
        <Button size="sm" onClick={() => setRefusing(row)} aria-label={t`拒绝：${row.text}`}>
          <Trans>拒绝</Trans>
        </Button>
      </PendingDecisionActions>
    ),
    dialog: refusing && <HornDialog horn={refusing} onClose={() => setRefusing(null)} />,
  }
}
