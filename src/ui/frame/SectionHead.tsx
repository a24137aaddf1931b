// Header of a section: stair, title, tabs, and the link to more. Tabs that would meet the title wrap to the next line.
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { StairGlyph } from '../glyph/StairGlyph.tsx'
import styles from './SectionHead.module.css'

export interface SectionHeadProps {
  title: ReactNode
  /** Subtitle in small type. */
  note?: ReactNode
  /** For aria-labelledby of the section. */
  id?: string
  level?: 1 | 2 | 3
  tabs?: ReactNode
  /** On the right: a MoreLink, a count, a legend. */
  more?: ReactNode
  className?: string
}

export function SectionHead({ title, note, id, level = 2, tabs, more, className }: SectionHeadProps) {
  const Title = `h${level}` as const
  return (
    <div className={classNames(styles.head, className)}>
      <StairGlyph className={styles.stair} />
      <div className={styles.words}>
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {more && <div className={styles.more}>{more}</div>}
    </div>
  )
}
