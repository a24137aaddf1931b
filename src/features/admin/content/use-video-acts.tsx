// Actions on a video.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { call } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import { pendingDecisionStore } from '../decision/pending-decision-store.ts'
import type { RowActs } from '../parts/table/row-acts.ts'
import type { AdminAction } from '../parts/use-admin-action.ts'
import { HideVideoDialog } from './HideVideoDialog.tsx'

export type VideoRow = ApiData<'GET api/Desk/videos'>['list'][number]

/** `busy`, `run`: for actions that are sent immediately. */
export function useVideoActs({ busy, run }: Pick<AdminAction, 'busy' | 'run'>): RowActs<VideoRow> {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const [hiding, setHiding] = useState<VideoRow | null>(null)
  /**
   * A hidden video can be shown and hidden again immediately; the author of a pending one is notified, so that decision can be undone
   * first.
   */
  const show = ({ id, title, state: before }: VideoRow): void => {
    const decided = { path: 'POST api/Desk/decideVideo', body: { id, act: 'show' } } as const
    if (before === 'waiting')
      pendingDecisionStore.decide({
        subjectKey: subjectKeyOf('videos', id),
        tab: 'videos',
        subjectLabel: nameOf(title, lang),
        actionLabel: t`公开`,
        call: decided,
      })
    else void run(() => call(decided.path, { body: decided.body }))
  }
  return {
    actsOf: (row) => (
      <PendingDecisionActions subjectKey={subjectKeyOf('videos', row.id)}>
        {row.state !== 'shown' && (
          <Button size="sm" variant="soft" disabled={busy} onClick={() => show(row)}>
            <Trans>公开</Trans>
          </Button>
        )}
        {row.state !== 'hidden' && (
          <Button size="sm" disabled={busy} onClick={() => setHiding(row)}>
            <Trans>下架</Trans>
          </Button>
        )}
      </PendingDecisionActions>
    ),
    dialog: hiding && (
      <HideVideoDialog
        id={hiding.id}
        title={nameOf(hiding.title, lang)}
        isWaiting={hiding.state === 'waiting'}
        onClose={() => setHiding(null)}
      />
    ),
  }
}
