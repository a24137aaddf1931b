// The check-in task is completed in place.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button/Button.tsx'
import { signQuery } from '../queries.ts'
import { useSign } from '../sign/use-sign.ts'
import type { Today } from '../use-today.ts'

export function SignAct({ today }: { today: Today }) {
  const seat = useQuery(signQuery(today.tz)).data?.sign.find(({ state }) => state === 'today')
  const { pending, take } = useSign(today.tz)
  if (!seat) return null
  return (
    <Button size="sm" variant="primary" aria-disabled={pending !== null} onClick={() => void take(seat, seat)}>
      <Trans>去签到</Trans>
    </Button>
  )
}
