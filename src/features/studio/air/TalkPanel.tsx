// The talk of the room beside its preview: nothing of it waits for a picture here, for the streamer speaks now.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/frame/Panel.tsx'
import styles from './TalkPanel.module.css'

export function TalkPanel({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Panel className={styles.talk} aria-label={t`直播间聊天`}>
      {children}
    </Panel>
  )
}
