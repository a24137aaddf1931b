// The current game of a row, loaded with the first list that shows one: most lists have none.
import { laterPart } from '../../../ui/layer/later-part.ts'

export const rowGame = laterPart(() => import('./RowGame.tsx').then((part) => part.RowGame))
