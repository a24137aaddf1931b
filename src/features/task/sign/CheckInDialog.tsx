// Check-in dialog over any page: the seven days and a link to the tasks. The floating bar and the user panel open it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { deviceMessages } from '../../../ui/messages/device-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { signQuery } from '../queries.ts'
import { useToday } from '../use-today.ts'
import { CheckIn } from './CheckIn.tsx'

export function CheckInDialog({ onClose }: { onClose(): void }) {
  const { phase } = useStore(sessionStore)
  useEffect(() => {
    if (phase === 'out') openDialog('login')
  }, [phase])
  if (phase === 'out') return null
  return (
    <WithMessages catalogs={deviceMessages}>
      <CheckInPart signedIn={phase === 'in'} onClose={onClose} />
    </WithMessages>
  )
}

function CheckInPart({ signedIn, onClose }: { signedIn: boolean; onClose(): void }) {
  const { t } = useLingui()
  const today = useToday()
  const read = useQuery({ ...signQuery(today.tz), enabled: signedIn })
  const streak = read.data?.streak ?? 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      head="ground"
      title={<Trans>入座签到</Trans>}
      text={<Plural value={streak} _0="坐满七天，第七天有加码" other="已连坐 # 天，坐满七天有加码" />}
    >
      {read.data ? (
        <CheckIn state={read.data} today={today} />
      ) : read.isLoadingError ? (
        <ErrorState title={<Trans>签到没有加载出来</Trans>} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
      )}
      <Button variant="plain" block render={<Link to="/member" search={{ type: 8 }} onClick={onClose} />}>
        <Trans>任务与兑换</Trans>
      </Button>
    </Dialog>
  )
}
