// Replaces a table or a list of results that would reveal a hidden score; a tap uncovers it.
import { Trans } from '@lingui/react/macro'
import { Eye } from 'lucide-react'
import { Button } from '../../ui/button/Button.tsx'
import styles from './CoveredNote.module.css'
import { reveal } from './revealed.ts'

export function CoveredNote({ name }: { name: string }) {
  return (
    <p className={styles.note}>
      <Trans>这里会透露赛果。</Trans>
      <Button size="sm" onClick={() => reveal(name)}>
        <Eye size={14} aria-hidden="true" />
        <Trans>显示</Trans>
      </Button>
    </p>
  )
}
