// One component of the catalogue: its name in the code and its states side by side.
import type { ReactNode } from 'react'
import styles from './Specimen.module.css'

interface SpecimenProps {
  /** The component's name. */
  name: string
  /** Stacks states that take the full width of the page. */
  wide?: boolean
  children: ReactNode
}

export function Specimen({ name, wide = false, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} aria-label={name} data-specimen={name}>
      <h2 className={styles.name} translate="no">
        {name}
      </h2>
      <div className={wide ? styles.wide : styles.states}>{children}</div>
    </section>
  )
}
