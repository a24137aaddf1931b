// Heading of a section of follows: special, a group, or the rest if there are others.
import { Trans } from '@lingui/react/macro'
import styles from './AttentionPage.module.css'

export function SectionName({ of, name, alone }: { of: string; name: string; alone: boolean }) {
  if (of === 'rest' && alone) return null
  return (
    <h2 className={styles.group}>
      {of === 'special' ? <Trans>特别关注</Trans> : of === 'rest' ? <Trans>未分组</Trans> : <span translate="no">{name}</span>}
    </h2>
  )
}
