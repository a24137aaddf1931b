// A scheme draft: the plays, the texts and the price. Stored on the device until it is locked.
import { expertLimits } from '../../../../contract/limits/expert-limits.ts'
import type { ChosenPlay, PlayOffer, PlayType } from '../../../../contract/match/play.ts'

export type Chosen = Partial<Record<PlayType, ChosenPlay>>
export interface SchemeDraft {
  chosen: Chosen
  title: string
  body: string
  /** Raw input. */
  price: string
  /** Idempotency key, stable over retries and reloads: a lost response never creates a second scheme. */
  intention: { content: string; id: string }
}
export const emptyScheme: SchemeDraft = { chosen: {}, title: '', body: '', price: '0', intention: { content: '', id: '' } }

export const isEmptyScheme = ({ chosen, title, body }: SchemeDraft): boolean =>
  Object.keys(chosen).length === 0 && title.trim() === '' && body.trim() === ''

/** The selected plays that the match still offers, with the displayed line. */
export const offeredPlays = (chosen: Chosen, offers: readonly PlayOffer[]): ChosenPlay[] =>
  offers.flatMap(({ type, line, picks }) => {
    const play = chosen[type]
    return play && picks.some(({ pick }) => pick === play.pick) ? [{ ...play, line }] : []
  })

/** Maximum number of stored drafts: as many as schemes may be open at once. */
export const maxDrafts = expertLimits.openSchemes

export interface StoredScheme {
  match: string
  draft: SchemeDraft
}
/** Replaces the draft of the same match and puts it first; an empty draft only removes it. */
export function withScheme(stored: readonly StoredScheme[], { match, draft }: StoredScheme): StoredScheme[] {
  const others = stored.filter((one) => one.match !== match)
  return (isEmptyScheme(draft) ? others : [{ match, draft }, ...others]).slice(0, maxDrafts)
}
