// Before anything is searched: what this device searched for, each with a way to forget it, and what others search for.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { History, X } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { ClearHistory } from './ClearHistory.tsx'
import { HotSearches } from './HotSearches.tsx'
import styles from './SearchStart.module.css'
import { searchFor } from './search-hit.ts'
import type { SearchHistory } from './use-history.ts'

export function SearchStart({ history: { past, forget } }: { history: SearchHistory }) {
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
                <IconButton label={t`删除“${text}”`} onClick={() => forget(text)}>
                  <X size={16} />
                </IconButton>
              </li>
            ))}
          </ul>
          <ClearHistory onClear={() => forget()} />
        </section>
      )}
      <HotSearches />
    </div>
  )
}
