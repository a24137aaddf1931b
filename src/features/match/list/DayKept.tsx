// Under a day of the strip: whether its matches are on this device. Without a network it also says which are not.
import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { keyText, network } from '../../../core/api/freshness.ts'
import type { ListKept } from '../../../core/packs/kept-lists.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useStore } from '../../../ui/use-store.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './DayKept.module.css'
import { keptDays, wantDay } from './kept-days.ts'

/** As they are: a catalog fetched for three words in each of fourteen days would cost more than they do. */
const words: Record<Lang, Record<ListKept, string>> = {
  zh: { whole: '已保存', part: '只存了关注的', none: '没有保存' },
  en: { whole: 'saved', part: 'only what you follow is saved', none: 'not saved' },
  vi: { whole: 'đã lưu', part: 'chỉ lưu mục bạn theo dõi', none: 'chưa lưu' },
}

export function DayKept({ queryKey, lang }: { queryKey: QueryKey; lang: Lang }) {
  const key = keyText(queryKey)
  const isOnline = useStore(network)
  const kept = useStore(keptDays).get(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the key; what was read since is looked for when the network goes
  useEffect(() => wantDay(queryKey), [key, isOnline])
  if (!kept || (kept === 'none' && isOnline)) return null
  return (
    <>
      <i className={classNames(styles.mark, styles[kept])} aria-hidden="true" data-kept={kept} />
      <VisuallyHidden>{` ${words[lang][kept]}`}</VisuallyHidden>
    </>
  )
}
