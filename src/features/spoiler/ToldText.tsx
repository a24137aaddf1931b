// A text by a user, covered if it reveals a hidden score; a tap uncovers this line only.
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { tellsScore } from '../../../rules/text/tells-score.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { reveal, uncovered } from './revealed.ts'
import styles from './ToldText.module.css'
import { lineName } from './told-words.ts'

export interface ToldTextProps {
  /** Id of the line. */
  id: string
  text: string
  /** Whether scores are hidden here. */
  covered: boolean
  /** The rendered text. */
  children: ReactNode
}

export function ToldText({ id, text, covered, children }: ToldTextProps): ReactNode {
  return covered && tellsScore(text) ? <HeldText id={id}>{children}</HeldText> : children
}

/** Covers a text that reveals a score. */
export function HeldText({ id, children }: Pick<ToldTextProps, 'id' | 'children'>): ReactNode {
  useStore(uncovered)
  if (uncovered.has(lineName(id))) return children
  return (
    <button type="button" className={styles.held} data-held="" onClick={() => reveal(lineName(id))}>
      <EyeOff size={14} aria-hidden="true" />
      <Trans>比分已隐藏</Trans>
      <span className={styles.show}>
        <Trans>显示</Trans>
      </span>
    </button>
  )
}

/** Uncovers a text from beside it, where the text itself cannot be a button. */
export function ShowLine({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <IconButton label={t`显示`} onClick={() => reveal(lineName(id))}>
      <Eye size={16} />
    </IconButton>
  )
}
