// The title of the page: the route's own, then the site's name. Also sets the title of the phone's top bar.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { siteName } from '../../core/site.ts'
import { createListeners, type Store } from '../../core/store/store.ts'

/** Title of the current route; empty if it has none. The phone's bar on a detail page shows `bar`. */
export interface PageTitle {
  document: string
  bar: string
}

const none: PageTitle = { document: '', bar: '' }
let current = none
const { listen, notify } = createListeners()

export const pageTitle: Store<PageTitle> = { get: () => current, getServer: () => none, subscribe: listen }

/** Title set by the last render on the server. A render there is synchronous, so the value belongs to it. */
let rendered = ''
export function takeRenderedTitle(): string {
  const title = rendered
  rendered = ''
  return title
}

/**
 * Sets the title of the page; without `title` it is the site's own.
 * @param bar shorter or different text for the phone's top bar on detail pages
 */
export function useTitle(title?: string, bar = title ?? ''): void {
  const { t, i18n } = useLingui()
  const site = siteName(i18n.locale)
  const text = title ? `${title} - ${site}` : t`${site} · 体育直播与比分`
  if (typeof document === 'undefined') rendered = text
  useEffect(() => {
    document.title = text
    current = { document: text, bar }
    notify()
    return () => {
      current = none
    }
  }, [text, bar])
}
