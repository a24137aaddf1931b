// The required properties of schema.org objects, as search engines demand them, and their formats.

type JsonLdNode = Record<string, unknown>
type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isAddress: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s<>"]+$/.test(value) && URL.canParse(value)
const isInstant: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?Z)?$/.test(value) && !Number.isNaN(Date.parse(value))
const isDuration: Check = (value) => typeof value === 'string' && /^PT(\d+H)?(\d+M)?\d+S$/.test(value)
const isFlag: Check = (value) => typeof value === 'boolean'
const isNode =
  (...types: string[]): Check =>
  (value) =>
    isObject(value) && types.includes(String(value['@type']))
const isList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check)
const isOneOf =
  (...allowed: string[]): Check =>
  (value) =>
    allowed.includes(String(value))
const isObject = (value: unknown): value is JsonLdNode => typeof value === 'object' && value !== null && !Array.isArray(value)

const someone = isNode('Person', 'Organization')
const side = isNode('SportsTeam', 'Person')
const eventStatus = isOneOf(
  ...['EventScheduled', 'EventPostponed', 'EventCancelled', 'EventRescheduled'].map((state) => `https://schema.org/${state}`),
)

/** By type: required properties. */
const required: Record<string, Record<string, Check>> = {
  SportsEvent: {
    ...{ name: isText, startDate: isInstant, eventStatus, location: isNode('VirtualLocation', 'Place'), url: isAddress },
    ...{ homeTeam: side, awayTeam: side, competitor: isList(side), organizer: isNode('SportsOrganization'), description: isText },
    sport: isText,
  },
  BroadcastEvent: { name: isText, startDate: isInstant, isLiveBroadcast: isFlag, location: isNode('VirtualLocation'), url: isAddress },
  NewsArticle: {
    ...{ headline: isText, datePublished: isInstant, author: someone, publisher: isNode('Organization') },
    ...{ image: isAddress, url: isAddress },
  },
  Article: { headline: isText, datePublished: isInstant, author: someone, image: isAddress, url: isAddress },
  DiscussionForumPosting: { headline: isText, text: isText, datePublished: isInstant, author: someone, url: isAddress },
  VideoObject: { name: isText, description: isText, thumbnailUrl: isAddress, uploadDate: isInstant, url: isAddress },
  CollectionPage: { name: isText, url: isAddress },
  Person: { name: isText },
  Organization: { name: isText, url: isAddress },
  SportsOrganization: { name: isText },
  SportsTeam: { name: isText },
  WebSite: { name: isText, url: isAddress, potentialAction: isNode('SearchAction') },
  SearchAction: { target: isNode('EntryPoint'), 'query-input': isOneOf('required name=search_term_string') },
  EntryPoint: { urlTemplate: (value) => isText(value) && String(value).includes('{search_term_string}') },
  BreadcrumbList: { itemListElement: isList(isNode('ListItem')) },
  ListItem: { name: isText, item: isAddress, position: (value) => Number.isInteger(value) && Number(value) > 0 },
  VirtualLocation: { url: isAddress },
  InteractionCounter: { interactionType: isObject, userInteractionCount: (value) => Number.isInteger(value) && Number(value) >= 0 },
}
/** For any type: formats of these properties where they occur. */
const forms: Record<string, Check> = {
  ...{ url: isAddress, image: isAddress, thumbnailUrl: isAddress, logo: isAddress, item: isAddress, '@id': isAddress },
  ...{ startDate: isInstant, previousStartDate: isInstant, datePublished: isInstant, dateModified: isInstant, uploadDate: isInstant },
  ...{ duration: isDuration, eventStatus, inLanguage: isOneOf('zh', 'en', 'vi'), isLiveBroadcast: isFlag, isAccessibleForFree: isFlag },
}
/** Types without required properties. */
const plain = new Set(['LikeAction', 'WatchAction', 'CommentAction', 'FollowAction'])

/** Violations of an object and of all nested ones, as `Type.property`; empty if it is valid. */
export function faultsOf(node: JsonLdNode, isWhole = true): string[] {
  const type = String(node['@type'])
  const needed = required[type]
  if (!needed && !plain.has(type)) return [`${type} is not known`]
  const faults = isWhole && node['@context'] !== 'https://schema.org' ? [`${type} has no @context`] : []
  // An author within an article is an organization, which may have no page.
  const asked = Object.entries(needed ?? {}).filter(([name]) => isWhole || type !== 'Organization' || name !== 'url')
  for (const [name, check] of asked) if (!check(node[name])) faults.push(`${type}.${name} is ${JSON.stringify(node[name])}`)
  for (const [name, value] of Object.entries(node)) {
    if (forms[name] && !forms[name](value)) faults.push(`${type}.${name} has another form: ${JSON.stringify(value)}`)
    if (value === null || value === undefined) faults.push(`${type}.${name} says nothing`)
    for (const inner of [value].flat()) if (isObject(inner)) faults.push(...faultsOf(inner, false))
  }
  if (type === 'BreadcrumbList' && Array.isArray(node.itemListElement)) {
    const places = node.itemListElement.map((item: JsonLdNode) => item.position)
    if (places.join() !== places.map((_, at) => at + 1).join()) faults.push(`BreadcrumbList counts ${places.join()}`)
  }
  return faults
}
