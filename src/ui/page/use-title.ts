// The title of the page: what the route shows, then the site's name. Also told to the phone's top bar.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { siteName } from '../../core/site.ts'
import { createListeners, type Store } from '../../core/store.ts'

/** Title of the route that is shown; empty where it has none. The phone's bar of a detail page shows `bar`. */
export interface PageTitle {
  document: string
  bar: string
}

const none: PageTitle = { document: '', bar: '' }
let current = none
const { listen, tell } = createListeners()

export const pageTitle: Store<PageTitle> = { get: () => current, getServer: () => none, subscribe: listen }

/** What the last render on the server called its page. A render there is synchronous, so this is its own. */
let rendered = ''
export function takeRenderedTitle(): string {
  const title = rendered
  rendered = ''
  return title
}

/**
 * Names the page. Without a title the page has the site's own.
 * @param bar shorter or other words for the phone's top bar on detail pages
 */
export function useTitle(title?: string, bar = title ?? ''): void {
  const { t, i18n } = useLingui()
  const site = siteName(i18n.locale)
  const text = title ? `${title} - ${site}` : t`${site} · 体育直播与比分`
  if (typeof document === 'undefined') rendered = text
  useEffect(() => {
    document.title = text
    current = { document: text, bar }
    tell()
    return () => {
      current = none
    }
  }, [text, bar])
}
