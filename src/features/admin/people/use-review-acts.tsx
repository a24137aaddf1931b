// Actions on an application: opens the dialog that displays it in full and decides on it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import type { RowActs } from '../parts/table/row-acts.ts'
import { type Applicant, type Review, ReviewDialog } from './ReviewDialog.tsx'

export function useReviewActs<Row extends Applicant, Seen>(review: Review<Row, Seen>): RowActs<Row> {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Row | null>(null)
  return {
    actsOf: (row) => (
      <PendingDecisionActions subjectKey={subjectKeyOf(review.kind, row.account_id)}>
        <Button size="sm" variant="soft" onClick={() => setChosen(row)} aria-label={t`审核 ${row.user_nickname}`}>
          <Trans>审核</Trans>
        </Button>
      </PendingDecisionActions>
    ),
    dialog: chosen && <ReviewDialog review={review} row={chosen} onClose={() => setChosen(null)} />,
  }
}
