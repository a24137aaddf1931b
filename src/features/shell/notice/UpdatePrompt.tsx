// Offers a new build. The card loads only when there is one.
import { update } from '../../../core/update.ts'
import { laterPart } from '../../../ui/layer/later-part.ts'
import { useLater } from '../../../ui/layer/use-later.ts'
import { useStore } from '../../../ui/use-store.ts'

const updateCard = laterPart(() => import('./UpdateCard.tsx').then((part) => part.UpdateCard))

export function UpdatePrompt() {
  const UpdateCard = useLater(updateCard, useStore(update) !== null)
  return UpdateCard ? <UpdateCard /> : null
}
