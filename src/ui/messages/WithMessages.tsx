// A page with a message catalog of its own, so that the first screen does not include it: loads with the page, in the chosen
// language. A server-rendered page has it before hydration.
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { Wrap } from '../frame/Wrap.tsx'
import { noteAhead } from '../layer/ahead.ts'
import { ErrorState } from '../state/ErrorState.tsx'
import { Reach } from '../state/reach.ts'
import { SkeletonRows } from '../state/Skeleton.tsx'
import { aheadName, type Catalogs, loadedMessages, sectionName } from './catalogs.ts'
import { extendI18n } from './extend-i18n.ts'

interface WithMessagesProps {
  catalogs: Catalogs
  /** Shown until the catalog is loaded, in place of the page skeleton. */
  waiting?: ReactNode
  children: ReactNode
}

export function WithMessages({ catalogs, waiting, children }: WithMessagesProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const name = sectionName(catalogs)
  if (name !== undefined) noteAhead(aheadName(name))
  const [own, setOwn] = useState<{ i18n: I18n; of: Catalogs } | null>(() => {
    const messages = loadedMessages(catalogs, locale)
    return messages ? { i18n: extendI18n(i18n, messages), of: catalogs } : null
  })
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const isReached = useContext(Reach)
  // React preserves this state when one section replaces another, and Lingui's provider keeps the i18n of its first render: while the
  // catalog or the language changes, render nothing of the section.
  const isHere = own?.of === catalogs && own.i18n.locale === locale
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry fetches again, as does the return of the network
  useEffect(() => {
    if (isHere) return
    let mounted = true
    setFailed(false)
    catalogs[locale]?.()
      .then(({ messages }) => {
        // The language may have changed already, before the page re-rendered in it.
        if (mounted && i18n.locale === locale) setOwn({ i18n: extendI18n(i18n, messages), of: catalogs })
      })
      .catch((error: unknown) => {
        console.warn('page catalog load failed', error)
        if (mounted) setFailed(true)
      })
    return () => {
      mounted = false
    }
  }, [i18n, locale, attempt, isReached, catalogs])
  if (isHere) return <I18nProvider i18n={own.i18n}>{children}</I18nProvider>
  if (!failed && waiting !== undefined) return waiting
  return <Wrap>{failed ? <ErrorState onRetry={() => setAttempt(attempt + 1)} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />}</Wrap>
}
