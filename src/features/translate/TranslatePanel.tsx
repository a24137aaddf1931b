// A text in the user's language, with the original.
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { preferences } from '../../core/store/preferences.ts'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../ui/layer/OpenedLater.tsx'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './TranslatePanel.module.css'
import { translate } from './translator.ts'

export interface TranslatePanelProps extends OpenProps {
  text: string
}

/** Brings its own catalog, because rooms, which load other catalogs, open it too. */
export function TranslatePanel({ text, open, onOpenChange }: TranslatePanelProps) {
  return (
    <WithMessages catalogs={communityMessages} waiting={null}>
      <Dialog
        title={<Trans>翻译</Trans>}
        text={<Trans>由浏览器在这台设备上翻译，文字不会发出去</Trans>}
        width={420}
        open={open}
        onOpenChange={onOpenChange}
      >
        <Translation key={text} text={text} />
        <h3 className={styles.head}>
          <Trans>原文</Trans>
        </h3>
        <p className={styles.original} translate="no">
          {text}
        </p>
      </Dialog>
    </WithMessages>
  )
}

function Translation({ text }: { text: string }) {
  const { lang } = useStore(preferences)
  const [attempt, setAttempt] = useState(0)
  const [translation, setTranslation] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry runs the effect again
  useEffect(() => {
    const left = new AbortController()
    setFailed(false)
    setTranslation(null)
    translate(text, lang, left.signal).then(
      (translated) => !left.signal.aborted && setTranslation(translated),
      (error: unknown) => {
        if (left.signal.aborted) return
        console.warn('translation failed', error)
        setFailed(true)
      },
    )
    return () => left.abort()
  }, [text, lang, attempt])
  if (failed)
    return (
      <ErrorState
        title={<Trans>没有翻译成功</Trans>}
        text={<Trans>这个浏览器可能不会这两种语言，或者还没下载</Trans>}
        onRetry={() => setAttempt(attempt + 1)}
      />
    )
  return (
    <p className={styles.words} role="status">
      {translation ?? <Trans>翻译中，第一次要下载语言，会久一些</Trans>}
    </p>
  )
}
