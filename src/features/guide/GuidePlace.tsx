// Reserves space for the guide's invitation on the home page, in the first HTML of users who have not answered it, so that the card shifts
// nothing when it loads. No other page has it.
import { type ReactNode, useEffect } from 'react'
import { preferences } from '../../core/store/preferences.ts'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { useLater } from '../../ui/layer/use-later.ts'
import { useStore } from '../../ui/use-store.ts'
import styles from './GuidePlace.module.css'
import { afterGuide, restoreFocus } from './guide-state.ts'

const guideCard = laterPart(() => import('./GuideCard.tsx').then((part) => part.GuideCard))

export function GuidePlace(): ReactNode {
  const { guided } = useStore(preferences)
  const isAfter = useStore(afterGuide)
  const isShown = !guided || isAfter
  const GuideCard = useLater(guideCard, isShown)
  useEffect(() => {
    if (isShown) return restoreFocus
  }, [isShown])
  return (
    isShown && (
      <Wrap className={styles.place} data-guide="">
        {GuideCard && <GuideCard />}
      </Wrap>
    )
  )
}
