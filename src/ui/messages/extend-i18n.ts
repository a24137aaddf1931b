// Derives an i18n with additional messages; the original stays unchanged, so that its users do not re-render.
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { missingMessage } from './missing-message.ts'

/** Copies `i18n` in its current language and adds `messages`. */
export const extendI18n = (i18n: I18n, messages: Record<string, unknown>): I18n =>
  setupI18n({
    locale: i18n.locale,
    messages: { [i18n.locale]: { ...i18n.messages, ...(messages as Messages) } },
    missing: missingMessage,
  })
