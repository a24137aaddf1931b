// Groups of notification kinds in the list. Pure.
import type { NotificationGroup, NotificationKind } from '../../contract/notification.ts'

const kinds: Record<NotificationGroup, readonly NotificationKind[]> = {
  talk: ['mention', 'answer', 'like'],
  expert: ['scheme', 'settlement', 'guess'],
  money: ['wallet'],
  system: ['system'],
}
export const kindsOf = (group: NotificationGroup): readonly NotificationKind[] => kinds[group]
