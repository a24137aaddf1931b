// Actions on a report.
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminReport } from '../../../../../contract/admin/community-admin.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { PendingDecisionActions } from '../../decision/PendingDecisionActions.tsx'
import type { RowActs } from '../../parts/table/row-acts.ts'
import { ReportDecisionDialog } from './ReportDecisionDialog.tsx'
import { reportSubjectKey } from './report-messages.ts'

export function useReportActs(): RowActs<AdminReport> {
  const [chosen, setChosen] = useState<AdminReport | null>(null)
  return {
    actsOf: (row) => (
      <PendingDecisionActions subjectKey={reportSubjectKey(row)}>
        <Button size="sm" variant="soft" onClick={() => setChosen(row)}>
          {row.decision === null ? <Trans>处理</Trans> : <Trans>改判</Trans>}
        </Button>
      </PendingDecisionActions>
    ),
    dialog: chosen && <ReportDecisionDialog report={chosen} onClose={() => setChosen(null)} />,
  }
}
