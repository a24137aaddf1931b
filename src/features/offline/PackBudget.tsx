// The storage budget of this site: one bar with the space used by each kind, and the remaining space.
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { limits } from '../../../contract/limits/limits.ts'
import { bytesText } from '../../core/text/bytes-text.ts'
import { Num } from '../../ui/figure/Num.tsx'
import styles from './PackBudget.module.css'
import { type BudgetKind, budgetParts } from './pack-freshness.ts'
import { packMessages } from './pack-messages.ts'
import type { PackState } from './pack-store.ts'

interface PackBudgetProps {
  state: PackState
  /** Adds the names of the kinds and whether the browser persists the storage; for the management page. */
  named?: boolean
}

export function PackBudget({ state, named = false }: PackBudgetProps) {
  const { t } = useLingui()
  const budget = limits.offlineBudget
  const parts = budgetParts(state.packs, state.copyBytes)
  const used = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  const left = Math.max(0, budget - used)
  const wordOf = (kind: BudgetKind): string => (kind === 'other' ? t`其他` : t(packMessages[kind].title))
  return (
    <div className={styles.budget}>
      <p>
        <Trans>
          已用 <Num>{bytesText(used)}</Num>
          <span className={styles.of}>
            {' '}
            / <Num>{bytesText(budget)}</Num>，满了先清最旧的
          </span>
        </Trans>
      </p>
      <div className={styles.bar} aria-hidden="true" data-budget="">
        {parts.map(({ kind, bytes }) => (
          <i key={kind} data-kind={kind} style={{ inlineSize: `${(bytes / Math.max(budget, used)) * 100}%` }} />
        ))}
      </div>
      {named && (
        <ul className={styles.legend}>
          {parts.map(({ kind, bytes }) => (
            <li key={kind}>
              <i data-kind={kind} aria-hidden="true" />
              {wordOf(kind)} <Num>{bytesText(bytes)}</Num>
            </li>
          ))}
          <li>
            <i aria-hidden="true" />
            <Trans>空着</Trans> <Num>{bytesText(left)}</Num>
          </li>
        </ul>
      )}
      {named && state.persisted && (
        <p className={styles.kept}>
          <ShieldCheck size={14} aria-hidden="true" />
          <Trans>浏览器答应不会自行清理</Trans>
        </p>
      )}
    </div>
  )
}
