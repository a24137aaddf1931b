// The act that translates what somebody wrote, and its dialog, which is fetched when somebody wants it.
import { type ReactNode, useState } from 'react'
import { preferences } from '../../core/preferences.ts'
import { laterPart } from '../../ui/layer/later-part.ts'
import { OpenedLater } from '../../ui/layer/OpenedLater.tsx'
import { useStore } from '../../ui/use-store.ts'
import { mayTranslate } from './may-translate.ts'
import type { TranslatePanelProps } from './TranslatePanel.tsx'

const panel = laterPart<TranslatePanelProps>(() => import('./TranslatePanel.tsx').then((part) => part.TranslatePanel))

interface Translation {
  /** Null: the text is in the reader's language, or this browser translates none. */
  start: (() => void) | null
  dialog: ReactNode
}

/** `text` null: there is none that may be read. What is open stays when it goes. */
export function useTranslate(text: string | null): Translation {
  const { lang } = useStore(preferences)
  const [shown, setShown] = useState('')
  const [open, setOpen] = useState(false)
  const show = (words: string) => (): void => {
    setShown(words)
    setOpen(true)
  }
  return {
    start: text !== null && mayTranslate(text, lang) ? show(text) : null,
    dialog: <OpenedLater part={panel} props={{ text: shown, open, onOpenChange: setOpen }} />,
  }
}
