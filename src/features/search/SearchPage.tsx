// /search: results of all kinds, or before a search the history and hot searches.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { NewsCard } from '../../../contract/news.ts'
import { searchText } from '../../../rules/text/text-fold.ts'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useHistory } from './history/use-history.ts'
import { SearchResults } from './result/SearchResults.tsx'
import { SearchField } from './SearchField.tsx'
import styles from './SearchPage.module.css'
import { SearchStart } from './SearchStart.tsx'
import type { SearchAddress } from './search-tab.ts'

export interface SearchPageProps {
  address: SearchAddress
  onSearch(name: string): void
  /** News headlines: another feature's, passed in by the route. `plain`: without images. */
  news(cards: readonly NewsCard[], plain: boolean): ReactNode
}

export function SearchPage({ address: { name: asked = '', tab = 'all' }, onSearch, news }: SearchPageProps) {
  const { t } = useLingui()
  const name = searchText(asked)
  useTitle(name ? t`搜索“${name}”` : t`搜索`, t`搜索`)
  const history = useHistory()
  const { remember } = history
  useEffect(() => remember(name), [name, remember])
  return (
    <Wrap className={styles.page}>
      <h1>
        <VisuallyHidden>{name ? <Trans>“{name}”的搜索结果</Trans> : <Trans>搜索</Trans>}</VisuallyHidden>
      </h1>
      <SearchField name={name} onSearch={onSearch} />
      {name ? <SearchResults name={name} tab={tab} news={news} /> : <SearchStart history={history} />}
    </Wrap>
  )
}
