// Pages of experts and the fun-guess with their catalog, in one chunk: the first screen references each chunk's name.
import { readId } from '../../core/read-address.ts'
import { ApplyPage } from '../../features/expert/apply/ApplyPage.tsx'
import { ExpertPage } from '../../features/expert/ExpertPage.tsx'
import { ExpertsPage } from '../../features/expert/ExpertsPage.tsx'
import { readExpertSearch, readSport } from '../../features/expert/expert-search.ts'
import { ForesightPage } from '../../features/expert/ForesightPage.tsx'
import { SchemePage } from '../../features/expert/scheme/SchemePage.tsx'
import { TrophyPage } from '../../features/guess/TrophyPage.tsx'
import { readTrophySearch } from '../../features/guess/trophy-search.ts'
import { AfterHydration } from '../../ui/layer/AfterHydration.tsx'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { expertMessages } from '../../ui/messages/expert-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { sendCard } from '../-send-card.tsx'

const SchemeThread = lazyPart(async () => (await import('../../features/comment/SchemeThread.tsx')).SchemeThread)

/** Possible search params; each page parses its own. */
type ExpertAddress = Partial<Record<'id' | 'match' | 'sport' | 'by' | 'range' | 'mine' | 'tab', unknown>>
interface ExpertScreenProps {
  page: 'list' | 'home' | 'apply' | 'scheme' | 'foresight' | 'trophy'
  search: ExpertAddress
}

export function ExpertScreen(props: ExpertScreenProps) {
  return (
    <WithMessages catalogs={expertMessages}>
      <Page {...props} />
    </WithMessages>
  )
}

function Page({ page, search }: ExpertScreenProps) {
  const id = readId(search.id) ?? ''
  switch (page) {
    case 'list':
      return <ExpertsPage search={readExpertSearch({ ...search })} />
    case 'home':
      return <ExpertPage key={id} id={id} />
    case 'apply':
      return <ApplyPage match={readId(search.match) ?? ''} />
    case 'scheme':
      return (
        <SchemePage
          key={id}
          id={id}
          send={sendCard}
          talk={
            <AfterHydration>
              <SchemeThread id={id} />
            </AfterHydration>
          }
        />
      )
    case 'foresight':
      return <ForesightPage sport={readSport(search.sport)} />
    case 'trophy':
      return <TrophyPage search={readTrophySearch({ ...search })} />
  }
}
