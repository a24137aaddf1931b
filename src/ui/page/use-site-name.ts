// Name of the site in the language of the page.
import { useLingui } from '@lingui/react'
import { siteName } from '../../core/site.ts'

export const useSiteName = (): string => siteName(useLingui().i18n.locale)
