// Reports changes of a match's start: postponed, cancelled, moved, or resumed after a suspension.

import type { Checkpoint, Emit } from './checkpoint.ts'
import type { Reading } from './reading.ts'

/** Also for a start that was known before. */
export function emitSchedule(reading: Pick<Reading, 'isLive' | 'isOver'>, known: Checkpoint, checkpoint: Checkpoint, emit: Emit): void {
  const { status, time = '', phase } = checkpoint
  const isMoved = known.time !== undefined && known.time !== time
  const isOn = known.still === true && (reading.isLive || reading.isOver)
  if (status === known.status && !isMoved && !isOn) return
  checkpoint.turns = (known.turns ?? 0) + 1
  const revision = `${known.steps}.${checkpoint.turns}`
  if (isOn) {
    // The match ended at its suspension, or was completed unobserved.
    if (known.status === 'suspended' && phase === 'finished') return
    if (phase === known.phase || phase === 'finished') emit({ type: 'phase', key: `${known.phase}:${revision}`, phase: known.phase })
  } else if (status === 'scheduled') {
    // Setting an open time is not a move: the fixture itself has it.
    if (known.open && status === known.status) return
    const isUnplayed = reading.isLive ? isMoved && known.phase === 'not-started' : phase !== 'finished'
    const open = checkpoint.open ? { time_tbc: true } : {}
    if (isUnplayed) emit({ type: 'moved', key: `moved:${time}:${revision}`, time, ...open }, { minute: 0 })
  } else if (status === 'suspended') {
    if (status !== known.status && phase !== 'not-started') emit({ type: 'suspended', key: `suspended:${revision}` })
  } else if (status !== known.status || isMoved) {
    // A match abandoned after a suspension ends in the minute of the suspension.
    const minute = phase === 'not-started' ? { minute: 0 } : undefined
    if (status === 'postponed') emit({ type: 'postponed', key: `postponed:${revision}` }, minute)
    else emit({ type: 'abandoned', key: `cancelled:${revision}` }, minute)
  }
}
