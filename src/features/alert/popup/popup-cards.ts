// The pop-up component, loaded when a notice is about to be shown.
import { laterPart } from '../../../ui/layer/later-part.ts'

export const popupCards = laterPart(() => import('./PopupCards.tsx').then((part) => part.PopupCards))
