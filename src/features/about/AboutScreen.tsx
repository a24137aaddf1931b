// /about-user with its words: the long texts are fetched with the page, in the language that is chosen.
import type { Messages } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { AboutPage } from './AboutPage.tsx'
import type { AboutKind } from './about-kind.ts'

const catalogs: Record<string, () => Promise<{ messages: Record<string, unknown> }>> = {
  zh: () => import('../../../locales/about/zh.po'),
  en: () => import('../../../locales/about/en.po'),
  vi: () => import('../../../locales/about/vi.po'),
}

export function AboutScreen({ kind }: { kind: AboutKind }) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const [ready, setReady] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    let shown = true
    setFailed(false)
    catalogs[locale]?.()
      .then(({ messages }) => {
        if (!shown) return
        i18n.load(locale, messages as Messages)
        setReady(locale)
      })
      .catch((error: unknown) => {
        console.warn('the words of this page did not arrive', error)
        if (shown) setFailed(true)
      })
    return () => {
      shown = false
    }
  }, [i18n, locale, attempt])
  if (ready === locale) return <AboutPage kind={kind} />
  return <Wrap>{failed ? <ErrorState onRetry={() => setAttempt(attempt + 1)} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />}</Wrap>
}
