// What an item of the queue is called where there is room for a line.
import type { QueueItem } from '../../../../contract/desk/queue-desk.ts'
import { nameOf } from '../../../../rules/text/name.ts'
import { preferences } from '../../../core/preferences.ts'
import { yuan } from '../../../core/text/amount-text.ts'
import { useStore } from '../../../ui/use-store.ts'

/** The words of an item itself; empty: it has none that a list shows. */
export function useQueueTitle(): (item: Pick<QueueItem, 'name' | 'money' | 'text'>) => string {
  const { lang } = useStore(preferences)
  return ({ name, money, text }) => {
    if (name) return nameOf(name, lang)
    return money === null ? text : yuan(money)
  }
}
