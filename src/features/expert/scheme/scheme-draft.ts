// A scheme as it is written: the plays, the words, the price. Kept on the device until it is locked.
import { expertLimits } from '../../../../contract/limits/expert-limits.ts'
import type { ChosenPlay, PlayOffer, PlayType } from '../../../../contract/match/play.ts'

export type Chosen = Partial<Record<PlayType, ChosenPlay>>
export interface SchemeDraft {
  chosen: Chosen
  title: string
  body: string
  /** As it is typed. */
  price: string
  /** One intention keeps its id over retries, and over a reload: a lost answer makes no second scheme. */
  intention: { content: string; id: string }
}
export const emptyScheme: SchemeDraft = { chosen: {}, title: '', body: '', price: '0', intention: { content: '', id: '' } }

export const isEmptyScheme = ({ chosen, title, body }: SchemeDraft): boolean =>
  Object.keys(chosen).length === 0 && title.trim() === '' && body.trim() === ''

/** What of the chosen plays the match still offers, with the line that is shown. */
export const offeredPlays = (chosen: Chosen, offers: readonly PlayOffer[]): ChosenPlay[] =>
  offers.flatMap(({ type, line, picks }) => {
    const play = chosen[type]
    return play && picks.some(({ pick }) => pick === play.pick) ? [{ ...play, line }] : []
  })

/** Drafts that are kept: as many as may be open at once. */
export const draftsKept = expertLimits.openSchemes

export interface KeptScheme {
  match: string
  draft: SchemeDraft
}
/** With this one in the place of the one of its match, the last that was written first; an empty one only takes its place away. */
export function withScheme(kept: readonly KeptScheme[], { match, draft }: KeptScheme): KeptScheme[] {
  const others = kept.filter((one) => one.match !== match)
  return (isEmptyScheme(draft) ? others : [{ match, draft }, ...others]).slice(0, draftsKept)
}
