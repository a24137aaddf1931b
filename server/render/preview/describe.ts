// The preview of a page, from the data of its subject or from the list's own texts.

import type { SiteIdentity } from '../../../contract/config/site.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { TextCard } from '../picture/card.ts'
import { describeLeague, describePlayer, describeTeam } from './describe-data.ts'
import { describeMatch } from './describe-match.ts'
import { describeCircle, describeExpert, describePerson, describePost, describeScheme, describeThread } from './describe-people.ts'
import { describeRoom } from './describe-room.ts'
import { describeArticle, describeCategory, describeVideo } from './describe-writing.ts'
import type { Facts } from './facts.ts'
import { inLanguage } from './json-ld.ts'
import { listMessages, siteTitle } from './list-messages.ts'
import { type ListName, lists, type Subject } from './page.ts'
import type { JsonLdNode, PageMeta, Teller } from './page-meta.ts'

export function describeFacts(facts: Facts, subject: Subject, teller: Teller): PageMeta {
  switch (facts.kind) {
    case 'match':
      return describeMatch(facts.row, subject.kind === 'score-live' ? 'score-live' : 'match', teller)
    case 'league':
      return describeLeague(facts, teller)
    case 'team':
      return describeTeam(facts, teller)
    case 'player':
      return describePlayer(facts, teller)
    case 'room':
      return describeRoom(facts, teller)
    case 'article':
      return describeArticle(facts, teller)
    case 'video':
      return describeVideo(facts, teller)
    case 'category':
      return describeCategory(facts, teller)
    case 'circle':
      return describeCircle(facts, teller)
    case 'post':
      return describePost(facts, teller)
    case 'expert':
      return describeExpert(facts, teller)
    case 'scheme':
      return describeScheme(facts, teller)
    case 'person':
      return describePerson(facts, teller)
    case 'thread':
      return describeThread(facts, teller)
  }
}

/** The site's organization, and its search. */
function siteNodes({ lang, site, origin }: Teller): JsonLdNode[] {
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
export function siteCard(list: ListName | null, { lang, site }: { lang: Lang; site: SiteIdentity }): TextCard {
  const messages = listMessages[list ?? 'main'][lang]
  return {
    type: 'words',
    ground: list === 'football' || list === 'basketball' ? list : 'stand',
    latin: lang !== 'zh',
    label: messages.title === '' ? '' : site.name[lang],
    title: messages.title || siteTitle(site.name[lang], lang),
    foot: messages.description,
    badge: null,
    cover: '',
    live: false,
    site: site.name[lang],
  }
}

export function describeList(list: ListName, teller: Teller): PageMeta {
  const { title, description } = listMessages[list][teller.lang]
  return {
    subject: { kind: 'list', list },
    title,
    description,
    type: 'website',
    card: siteCard(list, teller),
    nodes: list === 'main' ? siteNodes(teller) : [],
    trail: list === 'main' ? [] : [[title, lists[list]]],
  }
}
