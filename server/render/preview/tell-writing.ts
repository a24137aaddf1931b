// Previews of articles, videos and their categories.
import type { Lang } from '../../../contract/limits/limits.ts'
import { sports } from '../../../contract/match/match-row.ts'
import { topicTells } from '../../../rules/news-topic.ts'
import { firstCharacters } from '../../../rules/text/characters.ts'
import { nameOf } from '../../../rules/text/name.ts'
import type { Ground } from '../picture/card.ts'
import type { Facts } from './facts.ts'
import { keptTitle, scoreHidden, topicWords } from './kept-back.ts'
import { listWords } from './list-words.ts'
import { dayText } from './match-words.ts'
import { lists, pathOf } from './page.ts'
import { absolute, addressOf, counted, durationText, personThing } from './things.ts'
import type { Teller, Told } from './told.ts'

/** Characters of a headline that search engines use. */
const longestHeadline = 110
const longestDescription = 200

const labels: Record<Lang, Record<'video' | 'recording' | 'category', string>> = {
  zh: { video: '视频', recording: '直播回放', category: '视频分类' },
  en: { video: 'Video', recording: 'Recording', category: 'Video category' },
  vi: { video: 'Video', recording: 'Xem lại', category: 'Chuyên mục video' },
}

export function tellArticle({ article }: Extract<Facts, { kind: 'article' }>, teller: Teller): Told {
  const { lang, hides, origin, site } = teller
  const topic = topicWords[lang][article.topic]
  const isKept = hides && topicTells(article.topic)
  const title = isKept ? keptTitle(article.teams, { isMatch: article.match_id !== null, kind: topic }, lang) : nameOf(article.title, lang)
  const summary = isKept ? scoreHidden[lang] : nameOf(article.summary, lang)
  const author = nameOf(article.author, lang)
  const day = dayText(article.published_at, lang)
  const subject = { kind: 'article', id: article.id } as const
  return {
    subject,
    title,
    description: firstCharacters(summary || [topic, author, day].filter(Boolean).join(' · '), longestDescription),
    type: 'article',
    published: article.published_at,
    card: {
      type: 'words',
      ground: article.sport,
      latin: lang !== 'zh',
      label: topic,
      title,
      foot: [author, day].filter(Boolean).join(' · '),
      badge: null,
      cover: isKept ? '' : article.cover,
      live: false,
      site: site.name[lang],
    },
    things: [
      {
        '@type': 'NewsArticle',
        headline: firstCharacters(title, longestHeadline),
        description: summary,
        datePublished: article.published_at,
        inLanguage: lang,
        articleSection: topic,
        url: addressOf(subject, teller),
        mainEntityOfPage: addressOf(subject, teller),
        author: { '@type': 'Organization', name: author || site.name[lang] },
        publisher: { '@type': 'Organization', name: site.name[lang], url: origin },
      },
    ],
    trail: [
      [listWords.news[lang].title, lists.news],
      [title, pathOf(subject)],
    ],
  }
}

const groundOf = (category: string): Ground => sports.find((sport) => sport === category) ?? 'stand'

export function tellVideo({ video }: Extract<Facts, { kind: 'video' }>, teller: Teller): Told {
  const { lang, hides, origin, site } = teller
  const isKept = hides && video.results
  const kind = labels[lang][video.kind === 'playback' ? 'recording' : 'video']
  const title = isKept ? keptTitle(video.teams, { isMatch: true, kind }, lang) : nameOf(video.title, lang)
  const day = dayText(video.published_at, lang)
  const foot = [video.nickname, day].filter(Boolean).join(' · ')
  const description = isKept ? scoreHidden[lang] : video.description
  const subject = { kind: 'video', id: video.id } as const
  return {
    subject,
    title,
    description: firstCharacters([description, foot].filter(Boolean).join(' · '), longestDescription),
    type: 'video.other',
    published: video.published_at,
    card: {
      type: 'words',
      ground: video.sport ?? groundOf(video.category),
      latin: lang !== 'zh',
      label: kind,
      title,
      foot,
      badge: { type: 'face', path: video.avatar, name: video.nickname },
      cover: '',
      live: false,
      site: site.name[lang],
    },
    things: [
      {
        '@type': 'VideoObject',
        name: title,
        description: description || foot,
        uploadDate: video.published_at,
        // The duration reveals a result too.
        ...(!isKept && { duration: durationText(video.duration_seconds) }),
        ...(!isKept && video.cover && { thumbnailUrl: absolute(video.cover, origin) }),
        url: addressOf(subject, teller),
        inLanguage: lang,
        author: personThing({ kind: 'person', id: video.uid }, video.nickname, teller),
        interactionStatistic: [counted('WatchAction', video.views), counted('LikeAction', video.likes)],
      },
    ],
    trail: [
      [listWords.videos[lang].title, lists.videos],
      [title, pathOf(subject)],
    ],
  }
}

export function tellCategory({ category }: Extract<Facts, { kind: 'category' }>, teller: Teller): Told {
  const { lang, site } = teller
  const title = nameOf(category.name, lang)
  const subject = { kind: 'category', id: category.id } as const
  const { description } = listWords.videos[lang]
  return {
    subject,
    title,
    description: `${title} · ${description}`,
    type: 'website',
    card: {
      type: 'words',
      ground: groundOf(category.id),
      latin: lang !== 'zh',
      label: labels[lang].category,
      title,
      foot: description,
      badge: null,
      cover: '',
      live: false,
      site: site.name[lang],
    },
    things: [{ '@type': 'CollectionPage', name: title, url: addressOf(subject, teller), inLanguage: lang }],
    trail: [
      [listWords['video-categories'][lang].title, lists['video-categories']],
      [title, pathOf(subject)],
    ],
  }
}
