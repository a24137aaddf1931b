// Whether a room's title is hidden from users who hide scores. Pure.
import { revealsScore } from '../../../rules/text/reveals-score.ts'

export interface TitleCover {
  /** The score of the room's match is hidden, and any title could reveal it. */
  match: boolean
  /** Texts by users are covered here. */
  talk: boolean
}

export const hidesTitle = (title: string, { match, talk }: TitleCover): boolean => match || (talk && revealsScore(title))
