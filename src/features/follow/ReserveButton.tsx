// Reserves a match that has not begun: a reminder at its start, stored on this device.
import { Trans, useLingui } from '@lingui/react/macro'
import { Bell, Check } from 'lucide-react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { useReserved } from './use-follow.ts'

interface ReserveButtonProps {
  match: Pick<MatchRow, 'id' | 'match_time' | 'time_tbc'>
  /** Both teams, for the label. */
  name: string
  /** Icon only, as in score rows. */
  compact?: boolean
}

export function ReserveButton({ match: { id, match_time, time_tbc }, name, compact = false }: ReserveButtonProps) {
  const { t } = useLingui()
  const { reserved, toggle } = useReserved({ id, match_time, name, ...(time_tbc ? { time_tbc } : {}) })
  const label = reserved ? t`取消预约 ${name}` : t`预约 ${name}`
  const tap = (event: { preventDefault(): void; stopPropagation(): void }): void => {
    event.preventDefault()
    event.stopPropagation()
    toggle()
  }
  if (compact)
    return (
      <IconButton label={label} aria-pressed={reserved} onClick={tap}>
        <Bell size={16} fill={reserved ? 'currentColor' : 'none'} />
      </IconButton>
    )
  return (
    // The accessible name begins with the visible label; the pressed state conveys that another tap cancels.
    <Button
      variant={reserved ? 'soft' : 'line'}
      size="sm"
      aria-pressed={reserved}
      aria-label={reserved ? t`已预约 ${name}` : label}
      onClick={tap}
    >
      {reserved ? <Check size={14} aria-hidden="true" /> : <Bell size={14} aria-hidden="true" />}
      {reserved ? <Trans>已预约</Trans> : <Trans>预约</Trans>}
    </Button>
  )
}
