// The page follows the language that its reader chooses.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Lang } from '../../../contract/limits/limits.ts'
import { preferences } from '../../core/preferences.ts'
import { toast } from '../../ui/layer/toast.ts'
import { loadCatalog } from '../catalog.ts'
import { linkManifest } from '../manifest-path.ts'

const notLoaded = msg`这部分没有加载出来，请检查网络后再试`

/** Another language: its words first, then everything is drawn in it. When they do not come, the page says so and keeps its own. */
export function followLanguage(i18n: I18n): void {
  preferences.subscribe(() => {
    const { lang } = preferences.get()
    if (lang === i18n.locale) return
    loadCatalog(lang)
      .then((messages) => {
        // Chosen anew meanwhile: those words come, or are here.
        if (lang !== preferences.get().lang) return
        document.documentElement.lang = lang
        linkManifest(lang)
        i18n.loadAndActivate({ locale: lang, messages: messages as never })
      })
      .catch((error: unknown) => {
        console.error(`catalog of ${lang} could not be loaded`, error)
        if (lang !== preferences.get().lang) return
        toast(i18n._(notLoaded), { tone: 'danger' })
        // Choosing it again is another attempt.
        preferences.set({ lang: i18n.locale as Lang })
      })
  })
}
