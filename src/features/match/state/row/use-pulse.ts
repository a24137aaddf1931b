// The time-dependent part of a row, read as one short string so that the row re-renders only when it changes.
import { useSyncExternalStore } from 'react'
import type { MatchRow, Side } from '../../../../../contract/match/match-row.ts'
import { minuteText, type StatusWord, statusWord } from '../../../../../rules/match/match-clock.ts'
import { now } from '../../../../core/clock/now.ts'
import { productAt, productSpeed } from '../../../../core/clock/product-clock.ts'
import { hearing, lost } from '../../../../core/socket/hearing.ts'
import { lastHeard } from '../heard.ts'
import { highlightedSide, isDead, type NoteKey, noteKey, reviewSide, shownAge } from './row-timing.ts'

export interface Pulse {
  /** The match is live and updates arrive: otherwise it has no live colour and does not tick. */
  live: boolean
  /** 67′, 45+2′, Q3 04:12; frozen while the row is not live. */
  minute: string
  /** The state shown in place of the minute. */
  word: StatusWord | null
  /** The side whose goal is highlighted. */
  highlighted: Side | null
  review: Side | null
  note: NoteKey | null
  /** Age to show for the row in milliseconds, in steps; 0 if fresh. */
  age: number
}

const pulseText = (row: MatchRow, nowMs: number, age: number, isLost: boolean): string => {
  const speed = productSpeed()
  const stale = age > 0 || isLost
  return [
    row.status === 'live' && !row.suspended && !isLost && !isDead(age) ? 'live' : '',
    minuteText(row, nowMs).replace("'", '′'),
    statusWord(row, nowMs) ?? '',
    (!stale && highlightedSide(row, nowMs, speed)) || '',
    reviewSide(row, nowMs, speed) ?? '',
    noteKey(row, nowMs, speed) ?? '',
    age,
  ].join('|')
}

function livePulse(row: MatchRow): string {
  const realNow = Date.now()
  const heard = row.status === 'live' ? lastHeard(row.id, realNow) : realNow
  const age = shownAge(realNow - heard)
  const isLost = lost.get()
  const frozen = row.status === 'live' && (age > 0 || isLost)
  return pulseText(row, frozen ? productAt(heard) : now.get(), age, isLost)
}

function readPulse(text: string): Pulse {
  const [live, minute = '', word, highlighted, review, note, age] = text.split('|')
  return {
    live: live !== '',
    minute,
    word: (word || null) as Pulse['word'],
    highlighted: (highlighted || null) as Side | null,
    review: (review || null) as Side | null,
    note: (note || null) as NoteKey | null,
    age: Number(age),
  }
}

function subscribe(listener: () => void): () => void {
  const stops = [now.subscribe(listener), hearing.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The current pulse, for use outside of rendering. */
export const pulseOf = (row: MatchRow): Pulse => readPulse(livePulse(row))

export function usePulse(row: MatchRow): Pulse {
  const text = useSyncExternalStore(
    subscribe,
    () => livePulse(row),
    () => pulseText(row, now.getServer(), 0, false),
  )
  return readPulse(text)
}
