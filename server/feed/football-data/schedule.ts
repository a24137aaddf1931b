// Reports changes of a match's start: postponed, cancelled, moved, or resumed after a suspension.
import type { Reading } from './reading.ts'
import type { Said, Say } from './said.ts'

/** Also for a start that was known before. */
export function saySchedule(reading: Pick<Reading, 'isLive' | 'isOver'>, known: Said, said: Said, say: Say): void {
  const { status, time = '', phase } = said
  const isMoved = known.time !== undefined && known.time !== time
  const isOn = known.still === true && (reading.isLive || reading.isOver)
  if (status === known.status && !isMoved && !isOn) return
  said.turns = (known.turns ?? 0) + 1
  const turn = `${known.steps}.${said.turns}`
  if (isOn) {
    // The match ended at its suspension, or was completed unobserved.
    if (known.status === 'suspended' && phase === 'finished') return
    if (phase === known.phase || phase === 'finished') say({ type: 'phase', key: `${known.phase}:${turn}`, phase: known.phase })
  } else if (status === 'scheduled') {
    // Setting an open time is not a move: the fixture itself has it.
    if (known.open && status === known.status) return
    const isUnplayed = reading.isLive ? isMoved && known.phase === 'not-started' : phase !== 'finished'
    const open = said.open ? { time_tbc: true } : {}
    if (isUnplayed) say({ type: 'moved', key: `moved:${time}:${turn}`, time, ...open }, { minute: 0 })
  } else if (status === 'suspended') {
    if (status !== known.status && phase !== 'not-started') say({ type: 'suspended', key: `suspended:${turn}` })
  } else if (status !== known.status || isMoved) {
    // A match abandoned after a suspension ends in the minute of the suspension.
    const minute = phase === 'not-started' ? { minute: 0 } : undefined
    if (status === 'postponed') say({ type: 'postponed', key: `postponed:${turn}` }, minute)
    else say({ type: 'abandoned', key: `cancelled:${turn}` }, minute)
  }
}
