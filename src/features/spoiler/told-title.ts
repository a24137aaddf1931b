// When the title of a room is kept back from a reader who hides scores. Pure.
import { tellsScore } from '../../../rules/text/tells-score.ts'

export interface TitleCover {
  /** The score of the room's own match is hidden: any words may tell how it stands. */
  match: boolean
  /** What people write is read through a cover here. */
  talk: boolean
}

export const keepsTitle = (title: string, { match, talk }: TitleCover): boolean => match || (talk && tellsScore(title))
