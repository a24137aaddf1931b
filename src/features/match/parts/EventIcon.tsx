// Icon of an event: a ball, a card, a crossed circle for a cancelled one.
import { useLingui } from '@lingui/react/macro'
import { ArrowLeftRight, Ban, CircleX, Info, type LucideIcon, ScanEye } from 'lucide-react'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { CardShape } from '../../../ui/figure/CardShape.tsx'
import { BallGlyph } from '../../../ui/glyph/BallGlyph.tsx'
import { eventName } from '../messages/event-messages.ts'
import type { TimelineItem, TimelineKind } from '../messages/timeline.ts'

export function EventIcon({ item, sport, size = 18 }: { item: TimelineItem; sport: Sport; size?: number }) {
  const { i18n } = useLingui()
  const label = eventName(item, i18n, sport)
  if (item.kind === 'red') return <CardShape color="red" label={label} />
  if (item.kind === 'yellow') return <CardShape color="yellow" label={label} />
  const Icon = item.cancelled || item.kind === 'void' ? CircleX : (iconOf[item.kind] ?? Info)
  return (
    <span role="img" aria-label={label} style={{ display: 'grid', flex: 'none' }}>
      {item.kind === 'goal' && !item.cancelled ? <BallGlyph size={size} /> : <Icon size={size} aria-hidden="true" />}
    </span>
  )
}

const iconOf: Partial<Record<TimelineKind, LucideIcon>> = { substitution: ArrowLeftRight, missed: Ban, review: ScanEye }
