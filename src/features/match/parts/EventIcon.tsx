// The sign of an event: a ball, a card, a crossed circle for what does not count.
import { useLingui } from '@lingui/react/macro'
import { ArrowLeftRight, Ban, CircleX, Info, ScanEye } from 'lucide-react'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { CardShape } from '../../../ui/figure/CardShape.tsx'
import { BallGlyph } from '../../../ui/glyph/BallGlyph.tsx'
import { eventName } from '../words/event-words.ts'
import type { TimelineItem } from '../words/timeline.ts'

export function EventIcon({ item, sport, size = 18 }: { item: TimelineItem; sport: Sport; size?: number }) {
  const { i18n } = useLingui()
  const label = eventName(item, i18n, sport)
  if (item.kind === 'red') return <CardShape color="red" label={label} />
  if (item.kind === 'yellow') return <CardShape color="yellow" label={label} />
  const Icon = item.cancelled || item.kind === 'void' ? CircleX : iconOf[item.kind]
  return (
    <span role="img" aria-label={label} style={{ display: 'grid', flex: 'none' }}>
      {item.kind === 'goal' && !item.cancelled ? <BallGlyph size={size} /> : <Icon size={size} aria-hidden="true" />}
    </span>
  )
}

const iconOf = {
  goal: CircleX,
  substitution: ArrowLeftRight,
  missed: Ban,
  review: ScanEye,
  void: CircleX,
  objective: Info,
  mark: Info,
  note: Info,
}
