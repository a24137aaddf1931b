// Topics of the demonstration viewers: events, small talk, and the message lists by language.
import { phrases as en } from './phrases-en.ts'
import { phrases as vi } from './phrases-vi.ts'
import { phrases as zh } from './phrases-zh.ts'

/** A recent event. `-for` and `-against`: from the perspective of a fan of the side that scored, that conceded. */
export type MatchTopic =
  | 'goal-for'
  | 'goal-against'
  | 'goal'
  | 'goal-cancelled'
  | 'review'
  | 'penalty-missed'
  | 'red-card'
  | 'yellow-card'
  | 'corner'
  | 'kick-off'
  | 'half-time'
  | 'second-half'
  | 'full-time-won'
  | 'full-time-lost'
  | 'full-time-drawn'
  | 'extra-time'
  | 'shoot-out'
  | 'near'

/** Other topics. `thanks-gift`: a large gift from another viewer. */
export type Talk =
  | 'idle'
  | 'leading'
  | 'trailing'
  | 'level'
  | 'late'
  | 'tactical'
  | 'before'
  | 'break'
  | 'after'
  | 'greeting'
  | 'thanks-gift'
  | 'basketball'
  | 'basketball-run'
  | 'tennis'
  | 'tennis-point'
  | 'badminton'
  | 'esports'
  | 'esports-fight'
  | 'cards'
  | 'set-won'
  | 'set-lost'
  | 'quarter-end'
  | 'private'

/**
 * `{club}` the speaker's club, `{other}` the other one, `{score}` like 2:1, `{minute}` like 67', `{player}` the scorer, in `thanks-gift`
 * the nickname of the giver. Every list has messages without placeholders.
 */
export type Phrases = Record<MatchTopic | Talk, readonly string[]>

export const phrasesByLang: Record<'zh' | 'en' | 'vi', Phrases> = { zh, en, vi }
