// The room's chat in the studio: messages do not wait for the video, because the streamer is live now.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import styles from './TalkPanel.module.css'

export function TalkPanel({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Panel className={styles.talk} aria-label={t`直播间聊天`}>
      {children}
    </Panel>
  )
}
