// Actions on a ticket.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminTicket } from '../../../../contract/admin/admin.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import type { RowActs } from '../parts/table/row-acts.ts'
import { TicketDialog } from './TicketDialog.tsx'
import { useTicketKinds } from './use-ticket-kinds.ts'

export function useTicketActs(): RowActs<AdminTicket> {
  const [chosen, setChosen] = useState<AdminTicket | null>(null)
  const kinds = useTicketKinds()
  return {
    actsOf: (row) => (
      <PendingDecisionActions subjectKey={subjectKeyOf('feedback', row.id)}>
        <Button size="sm" variant="soft" onClick={() => setChosen(row)}>
          {row.state === 'open' ? <Trans>处理</Trans> : <Trans>查看</Trans>}
        </Button>
      </PendingDecisionActions>
    ),
    dialog: chosen && <TicketDialog ticket={chosen} kind={kinds[chosen.kind]} onClose={() => setChosen(null)} />,
  }
}
