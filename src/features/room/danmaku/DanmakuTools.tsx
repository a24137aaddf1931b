// Danmaku controls in the player: visibility and settings.
import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquareOff, MessageSquareText, Settings2 } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { lazyPart } from '../../../ui/layer/lazy-part.ts'
import { useStore } from '../../../ui/use-store.ts'
import { PlayerPanel } from '../stream/control/PlayerPanel.tsx'
import styles from './DanmakuTools.module.css'
import { danmakuSettings } from './danmaku-settings.ts'

const DanmakuPanel = lazyPart(async () => (await import('./DanmakuPanel.tsx')).DanmakuPanel)

export function DanmakuTools() {
  const { t } = useLingui()
  const { show } = useStore(danmakuSettings)
  const Sign = show ? MessageSquareText : MessageSquareOff
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event
      const isElsewhere = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return
      const { show: shown, paused } = danmakuSettings.get()
      if (event.key === 'd') danmakuSettings.set({ show: !shown })
      if (event.key === 'p') danmakuSettings.set({ paused: !paused })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <PlayerPanel label={t`弹幕设置`} face={<Settings2 size={20} aria-hidden="true" />}>
        {() => (
          <Suspense>
            <DanmakuPanel />
          </Suspense>
        )}
      </PlayerPanel>
      <button
        type="button"
        className={styles.toggle}
        aria-label={t`弹幕`}
        aria-pressed={show}
        onClick={() => danmakuSettings.set({ show: !show })}
      >
        <span className={styles.word}>
          <Trans>弹幕</Trans>
        </span>
        <Sign size={20} className={styles.sign} aria-hidden="true" />
      </button>
    </>
  )
}
