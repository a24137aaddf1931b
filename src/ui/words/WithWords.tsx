// A page whose words are a catalog of their own, so that the first screen does not carry them: fetched with the page, in
// the language that is chosen.
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Wrap } from '../frame/Wrap.tsx'
import { ErrorState } from '../state/ErrorState.tsx'
import { SkeletonRows } from '../state/Skeleton.tsx'
import { moreWords } from './more-words.ts'

/** By language, each fetched when it is needed. */
export type Catalogs = Record<string, () => Promise<{ messages: Record<string, unknown> }>>

interface WithWordsProps {
  catalogs: Catalogs
  /** Shown until the words are here, in place of the outline of a page. */
  waiting?: ReactNode
  children: ReactNode
}

export function WithWords({ catalogs, waiting, children }: WithWordsProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const [own, setOwn] = useState<I18n | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    let shown = true
    setFailed(false)
    catalogs[locale]?.()
      .then(({ messages }) => {
        if (shown) setOwn(moreWords(i18n, messages))
      })
      .catch((error: unknown) => {
        console.warn('the words of this page did not arrive', error)
        if (shown) setFailed(true)
      })
    return () => {
      shown = false
    }
  }, [i18n, locale, attempt, catalogs])
  if (own?.locale === locale) return <I18nProvider i18n={own}>{children}</I18nProvider>
  if (!failed && waiting !== undefined) return waiting
  return <Wrap>{failed ? <ErrorState onRetry={() => setAttempt(attempt + 1)} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />}</Wrap>
}
