// Switches the page to the language that the user chooses.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Lang } from '../../../contract/limits/limits.ts'
import { preferences } from '../../core/store/preferences.ts'
import { toast } from '../../ui/layer/toast/toast.ts'
import { loadCatalog } from '../catalog.ts'
import { linkManifest } from '../manifest/manifest-path.ts'

const notLoaded = msg`这部分没有加载出来，请检查网络后再试`

/** Loads the catalog before it activates the language. If the load fails, the page shows an error and keeps its language. */
export function followLanguage(i18n: I18n): void {
  preferences.subscribe(() => {
    const { lang } = preferences.get()
    if (lang === i18n.locale) return
    loadCatalog(lang)
      .then((messages) => {
        // The user has chosen another language meanwhile, whose catalog is loading or loaded.
        if (lang !== preferences.get().lang) return
        document.documentElement.lang = lang
        linkManifest(lang)
        i18n.loadAndActivate({ locale: lang, messages: messages as never })
      })
      .catch((error: unknown) => {
        console.error(`catalog load failed: ${lang}`, error)
        if (lang !== preferences.get().lang) return
        toast(i18n._(notLoaded), { tone: 'danger' })
        // Reverts the choice, so that choosing the language again retries.
        preferences.set({ lang: i18n.locale as Lang })
      })
  })
}
