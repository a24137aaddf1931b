// Popover with the alert choice of a match. Loaded when it first opens.
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { Popover } from '../../../ui/layer/Popover.tsx'
import { AlertChoiceEditor, type AlertChoiceEditorProps } from '../../follow/choice/AlertChoiceEditor.tsx'
import styles from './AlertChoicePanel.module.css'

export interface AlertChoicePanelProps extends AlertChoiceEditorProps, OpenProps {
  anchor: RefObject<HTMLElement | null>
}

export function AlertChoicePanel({ open, onOpenChange, anchor, ...choice }: AlertChoicePanelProps) {
  const { t } = useLingui()
  return (
    <Popover open={open} onOpenChange={onOpenChange} anchor={anchor} label={t`这场比赛的提醒`} width={340}>
      <div className={styles.panel}>
        <AlertChoiceEditor {...choice} />
      </div>
    </Popover>
  )
}
