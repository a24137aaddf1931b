// One part of the interface in the catalogue: its name in the code and its states side by side.
import type { ReactNode } from 'react'
import styles from './Specimen.module.css'

interface SpecimenProps {
  /** The component's name. */
  name: string
  /** States as wide as the page stand one below the other. */
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
