// The last ten plays of an expert, oldest first: filled for a hit, hollow for a miss. Covered while results are hidden.
import { useLingui } from '@lingui/react/macro'
import { reveal, useCovered } from '../../spoiler/revealed.ts'
import styles from './FormTicks.module.css'

export function FormTicks({ id, form }: { id: string; form: readonly number[] }) {
  const { t } = useLingui()
  const key = `expert:${id}`
  const isCovered = useCovered({ key, teams: [] })
  const hits = form.filter((one) => one === 1).length
  if (form.length === 0) return null
  if (isCovered)
    return (
      <button type="button" className={styles.covered} onClick={() => reveal(key)}>
        {t`显示近况`}
      </button>
    )
  return (
    <span className={styles.ticks} role="img" aria-label={t`近 ${form.length} 项命中 ${hits} 项`}>
      {form.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the marks never changes
        <i key={place} data-hit={one} />
      ))}
    </span>
  )
}
