// What draws the pop-ups, fetched when something is about to be told.
import { laterPart } from '../../../ui/layer/later-part.ts'

export const popupCards = laterPart(() => import('./PopupCards.tsx').then((part) => part.PopupCards))
