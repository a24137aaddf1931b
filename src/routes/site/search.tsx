// /search?name=&tab=: matches, teams, leagues and news by name. Also the share target of the installed app.
import { createFileRoute } from '@tanstack/react-router'
import { NewsItem, NewsRows } from '../../features/news/NewsRows.tsx'
import { SearchPage } from '../../features/search/SearchPage.tsx'
import { readSearchAddress } from '../../features/search/search-tab.ts'
import { searchMessages } from '../../ui/messages/search-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'

export const Route = createFileRoute('/search')({ validateSearch: readSearchAddress, component: SearchRoute })

function SearchRoute() {
  const navigate = Route.useNavigate()
  return (
    <WithMessages catalogs={searchMessages}>
      <SearchPage
        // The router leaves invalid values in the URL.
        address={readSearchAddress({ ...Route.useSearch() })}
        onSearch={(name) => void navigate({ search: name ? { name } : {} })}
        news={(cards, plain) => (plain ? <NewsRows cards={cards} /> : cards.map((card) => <NewsItem key={card.id} card={card} />))}
      />
    </WithMessages>
  )
}
