// An i18n that knows more words than another one, which stays as it is: whatever is drawn with that one need not be drawn anew.
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { missingMessage } from './missing-message.ts'

/** `i18n` in its present language, with `messages` besides. */
export const moreWords = (i18n: I18n, messages: Record<string, unknown>): I18n =>
  setupI18n({
    locale: i18n.locale,
    messages: { [i18n.locale]: { ...i18n.messages, ...(messages as Messages) } },
    missing: missingMessage,
  })
