// The translate action for texts by users, and its dialog, which loads on demand.
import { type ReactNode, useState } from 'react'
import { preferences } from '../../core/store/preferences.ts'
import { laterPart } from '../../ui/layer/later-part.ts'
import { OpenedLater } from '../../ui/layer/OpenedLater.tsx'
import { useStore } from '../../ui/use-store.ts'
import { mayTranslate } from './may-translate.ts'
import type { TranslatePanelProps } from './TranslatePanel.tsx'

const panel = laterPart<TranslatePanelProps>(() => import('./TranslatePanel.tsx').then((part) => part.TranslatePanel))

interface Translation {
  /** Null if the text is in the user's language, or if the browser cannot translate. */
  start: (() => void) | null
  dialog: ReactNode
}

/** `text` is null if there is none to read. An open dialog keeps its text. */
export function useTranslate(text: string | null): Translation {
  const { lang } = useStore(preferences)
  const [shown, setShown] = useState('')
  const [open, setOpen] = useState(false)
  const show = (translation: string) => (): void => {
    setShown(translation)
    setOpen(true)
  }
  return {
    start: text !== null && mayTranslate(text, lang) ? show(text) : null,
    dialog: <OpenedLater part={panel} props={{ text: shown, open, onOpenChange: setOpen }} />,
  }
}
