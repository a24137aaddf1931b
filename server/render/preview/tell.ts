// The preview of a page, from the data of its subject or from the list's own texts.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { SiteIdentity } from '../../../contract/site.ts'
import type { WordsCard } from '../picture/card.ts'
import type { Facts } from './facts.ts'
import { listWords, siteTitle } from './list-words.ts'
import { type ListName, lists, type Subject } from './page.ts'
import { tellLeague, tellPlayer, tellTeam } from './tell-data.ts'
import { tellMatch } from './tell-match.ts'
import { tellCircle, tellExpert, tellPerson, tellPost, tellScheme, tellThread } from './tell-people.ts'
import { tellRoom } from './tell-room.ts'
import { tellArticle, tellCategory, tellVideo } from './tell-writing.ts'
import { inLanguage } from './things.ts'
import type { Teller, Thing, Told } from './told.ts'

export function tellFacts(facts: Facts, subject: Subject, teller: Teller): Told {
  switch (facts.kind) {
    case 'match':
      return tellMatch(facts.row, subject.kind === 'score-live' ? 'score-live' : 'match', teller)
    case 'league':
      return tellLeague(facts, teller)
    case 'team':
      return tellTeam(facts, teller)
    case 'player':
      return tellPlayer(facts, teller)
    case 'room':
      return tellRoom(facts, teller)
    case 'article':
      return tellArticle(facts, teller)
    case 'video':
      return tellVideo(facts, teller)
    case 'category':
      return tellCategory(facts, teller)
    case 'circle':
      return tellCircle(facts, teller)
    case 'post':
      return tellPost(facts, teller)
    case 'expert':
      return tellExpert(facts, teller)
    case 'scheme':
      return tellScheme(facts, teller)
    case 'person':
      return tellPerson(facts, teller)
    case 'thread':
      return tellThread(facts, teller)
  }
}

/** The site's organization, and its search. */
function siteThings({ lang, site, origin }: Teller): Thing[] {
  const name = site.name[lang]
  const organization = { '@type': 'Organization', name, url: origin, logo: `${origin}${site.logo || '/icons/icon-512.png'}` }
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${inLanguage(`${origin}/search`, lang)}&name={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  const url = inLanguage(`${origin}/main`, lang)
  return [organization, { '@type': 'WebSite', name, url, inLanguage: lang, publisher: organization, potentialAction: search }]
}

/** The card of a list page; `list` null: of a page without any texts. */
export function siteCard(list: ListName | null, { lang, site }: { lang: Lang; site: SiteIdentity }): WordsCard {
  const words = listWords[list ?? 'main'][lang]
  return {
    type: 'words',
    ground: list === 'football' || list === 'basketball' ? list : 'stand',
    latin: lang !== 'zh',
    label: words.title === '' ? '' : site.name[lang],
    title: words.title || siteTitle(site.name[lang], lang),
    foot: words.description,
    badge: null,
    cover: '',
    live: false,
    site: site.name[lang],
  }
}

export function tellList(list: ListName, teller: Teller): Told {
  const { title, description } = listWords[list][teller.lang]
  return {
    subject: { kind: 'list', list },
    title,
    description,
    type: 'website',
    card: siteCard(list, teller),
    things: list === 'main' ? siteThings(teller) : [],
    trail: list === 'main' ? [] : [[title, lists[list]]],
  }
}
