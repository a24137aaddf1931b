// Emoji picker: inserts the bracketed name into the message.
import { useLingui } from '@lingui/react/macro'
import { emojiTable } from '../../../../contract/limits/chat-limits.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { emojiArt } from '../../../core/text/emoji-art.ts'
import { moveFocus } from '../../../ui/button/roving.ts'
import { useStore } from '../../../ui/use-store.ts'
import styles from './EmojiPanel.module.css'
import { EmojiPicture } from './EmojiPicture.tsx'

export function EmojiPanel({ onPick }: { onPick(name: string): void }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  return (
    <fieldset
      aria-label={t`表情`}
      className={styles.grid}
      onKeyDown={(event) => moveFocus(event, event.currentTarget, 'button', 'horizontal')}
    >
      {emojiTable.map(({ emojiName, en, vi }, place) => {
        const label = { zh: emojiName.slice(1, -1), en, vi }[lang]
        return (
          <button
            key={emojiName}
            type="button"
            aria-label={label}
            title={label}
            tabIndex={place === 0 ? 0 : -1}
            onClick={() => onPick(emojiName)}
          >
            <EmojiPicture art={emojiArt[emojiName]} className={styles.picture} />
          </button>
        )
      })}
    </fieldset>
  )
}
