// Before a search: this device's history, each entry removable, and hot searches.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { History, X } from 'lucide-react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { HotSearches } from './HotSearches.tsx'
import { ClearHistory } from './history/ClearHistory.tsx'
import type { SearchHistory } from './history/use-history.ts'
import styles from './SearchStart.module.css'
import { searchFor } from './search-hit.ts'

export function SearchStart({ history: { past, deleteSearch } }: { history: SearchHistory }) {
  const { t } = useLingui()
  return (
    <div className={styles.start}>
      {past.length > 0 && (
        <section aria-labelledby="search-past">
          <SectionHead id="search-past" title={<Trans>最近搜索</Trans>} />
          <ul className={styles.past}>
            {past.map((text) => (
              <li key={text} className={styles.line}>
                <Link {...searchFor(text)} className={styles.link}>
                  <History size={16} aria-hidden="true" />
                  {text}
                </Link>
                <IconButton label={t`删除“${text}”`} onClick={() => deleteSearch(text)}>
                  <X size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
          <ClearHistory onClear={() => deleteSearch()} />
        </section>
      )}
      <HotSearches />
    </div>
  )
}
