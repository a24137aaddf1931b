// One-line title of a queue item.
import type { QueueItem } from '../../../../contract/admin/queue-admin.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { yuan } from '../../../core/text/amount-text.ts'
import { useStore } from '../../../ui/use-store.ts'

/** The item's own text; empty if a list shows none. */
export function useQueueTitle(): (item: Pick<QueueItem, 'name' | 'money' | 'text'>) => string {
  const { lang } = useStore(preferences)
  return ({ name, money, text }) => {
    if (name) return nameOf(name, lang)
    return money === null ? text : yuan(money)
  }
}
