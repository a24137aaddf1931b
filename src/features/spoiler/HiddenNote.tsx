// Replaces content that would reveal the score; a tap uncovers this match.
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { reveal } from './revealed.ts'

export function HiddenNote({ matchId }: { matchId: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<EyeOff />}
      title={t`比分已隐藏`}
      text={t`赛况、数据和文字直播会透露比分。`}
      action={
        <Button variant="primary" onClick={() => reveal(matchId)}>
          <Eye size={16} aria-hidden="true" />
          <Trans>显示这场比赛</Trans>
        </Button>
      }
    />
  )
}
