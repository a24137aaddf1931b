// Messages for faults in a list of banned words: the streamer's own list and those of the admin pages.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { chatLimits } from '../../contract/limits/chat-limits.ts'
import { cutText } from '../../rules/text/cut-text.ts'
import { wrongWord } from '../../rules/text/word-list.ts'

export function wordListFault(words: readonly string[], most: number, i18n: I18n): string | null {
  const refused = wrongWord([...words])
  if (refused !== null) {
    const wrong = cutText(refused, 40)
    return i18n._(msg`不能用，或超过 ${chatLimits.wordLength} 个字：${wrong}`)
  }
  return words.length > most ? i18n._(msg`最多 ${most} 个词`) : null
}
