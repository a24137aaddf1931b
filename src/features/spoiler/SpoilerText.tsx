// A text by a user, covered if it reveals a hidden score; a tap uncovers this line only.
import { Trans, useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { revealsScore } from '../../../rules/text/reveals-score.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { reveal, uncovered } from './revealed.ts'
import styles from './SpoilerText.module.css'
import { revealKeyOf } from './use-spoiler-text.ts'

export interface SpoilerTextProps {
  /** Id of the line. */
  id: string
  text: string
  /** Whether scores are hidden here. */
  covered: boolean
  /** The rendered text. */
  children: ReactNode
}

export function SpoilerText({ id, text, covered, children }: SpoilerTextProps): ReactNode {
  return covered && revealsScore(text) ? <HeldText id={id}>{children}</HeldText> : children
}

/** Covers a text that reveals a score. */
export function HeldText({ id, children }: Pick<SpoilerTextProps, 'id' | 'children'>): ReactNode {
  useStore(uncovered)
  if (uncovered.has(revealKeyOf(id))) return children
  return (
    <button type="button" className={styles.held} data-held="" onClick={() => reveal(revealKeyOf(id))}>
      <EyeOff size={14} aria-hidden="true" />
      <Trans>比分已隐藏</Trans>
      <span className={styles.show}>
        <Trans>显示</Trans>
      </span>
    </button>
  )
}

/** Uncovers a text from beside it, where the text itself cannot be a button. */
export function RevealButton({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <IconButton label={t`显示`} onClick={() => reveal(revealKeyOf(id))}>
      <Eye size={16} />
    </IconButton>
  )
}
