// Mark under a day of the strip: whether its matches are cached on this device. Offline it also marks those that are not.
import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import { keyText, network } from '../../../../core/api/freshness.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { availabilityMessages } from './availability-messages.ts'
import { availableDays, wantDay } from './available-days.ts'
import styles from './DayAvailability.module.css'

export function DayAvailability({ queryKey, lang }: { queryKey: QueryKey; lang: Lang }) {
  const key = keyText(queryKey)
  const isOnline = useStore(network)
  const availability = useStore(availableDays).get(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the key; going offline checks again what was read since
  useEffect(() => wantDay(queryKey), [key, isOnline])
  if (!availability || (availability === 'none' && isOnline)) return null
  return (
    <>
      <i className={classNames(styles.mark, styles[availability])} aria-hidden="true" data-kept={availability} />
      <VisuallyHidden>{` ${availabilityMessages[lang][availability]}`}</VisuallyHidden>
    </>
  )
}
