// Layout of a page that is one list with tabs: title, its side slot, and a column beside the list on desktop.
import type { ReactNode } from 'react'
import { TabLinks, type TabLinksProps } from '../button/TabLinks.tsx'
import styles from './ListPage.module.css'
import { Wrap } from './Wrap.tsx'

export interface ListPageProps {
  title: ReactNode
  /** Beside the title. */
  more?: ReactNode
  tabs: Pick<TabLinksProps, 'label' | 'current' | 'items'>
  children: ReactNode
  /** The column beside the list, and its accessible name. Takes no room if empty. */
  aside: ReactNode
  asideLabel: string
}

export function ListPage({ title, more, tabs, children, aside, asideLabel }: ListPageProps) {
  return (
    <Wrap className={styles.page}>
      <div className={styles.centre}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {more}
        </div>
        <TabLinks {...tabs} className={styles.tabs} />
        {children}
      </div>
      <aside className={styles.aside} aria-label={asideLabel}>
        {aside}
      </aside>
    </Wrap>
  )
}
