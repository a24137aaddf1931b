// The page follows the language that its reader chooses.
import type { I18n } from '@lingui/core'
import { preferences } from '../../core/preferences.ts'
import { loadCatalog } from '../catalog.ts'
import { linkManifest } from '../manifest-path.ts'

/** Another language: its words first, then everything is drawn in it. */
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
      .catch((error: unknown) => console.error(`the words of ${lang} did not arrive`, error))
  })
}
