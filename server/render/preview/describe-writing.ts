// Previews of articles, videos and their categories.
import type { Lang } from '../../../contract/limits/limits.ts'
import { sports } from '../../../contract/match/match-row.ts'
import { isSpoilerTopic } from '../../../rules/news-topic.ts'
import { firstCharacters } from '../../../rules/text/characters.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import type { Ground } from '../picture/card.ts'
import type { Facts } from './facts.ts'
import { absolute, addressOf, counted, durationText, personNode } from './json-ld.ts'
import { listMessages } from './list-messages.ts'
import { dayText } from './match-messages.ts'
import { lists, pathOf } from './page.ts'
import type { PageMeta, Teller } from './page-meta.ts'
import { safeTitle, scoreHidden, topicMessages } from './spoiler-safe.ts'

/** Characters of a headline that search engines use. */
const longestHeadline = 110
const longestDescription = 200

const labels: Record<Lang, Record<'video' | 'recording' | 'category', string>> = {
  zh: { video: '视频', recording: '直播回放', category: '视频分类' },
  en: { video: 'Video', recording: 'Recording', category: 'Video category' },
  vi: { video: 'Video', recording: 'Xem lại', category: 'Chuyên mục video' },
}

export function describeArticle({ article }: Extract<Facts, { kind: 'article' }>, teller: Teller): PageMeta {
  const { lang, hides, origin, site } = teller
  const topic = topicMessages[lang][article.topic]
  const isHidden = hides && isSpoilerTopic(article.topic)
  const title = isHidden ? safeTitle(article.teams, { isMatch: article.match_id !== null, kind: topic }, lang) : nameOf(article.title, lang)
  const summary = isHidden ? scoreHidden[lang] : nameOf(article.summary, lang)
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
      cover: isHidden ? '' : article.cover,
      live: false,
      site: site.name[lang],
    },
    nodes: [
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
      [listMessages.news[lang].title, lists.news],
      [title, pathOf(subject)],
    ],
  }
}

const groundOf = (category: string): Ground => sports.find((sport) => sport === category) ?? 'stand'

export function describeVideo({ video }: Extract<Facts, { kind: 'video' }>, teller: Teller): PageMeta {
  const { lang, hides, origin, site } = teller
  const isHidden = hides && video.results
  const kind = labels[lang][video.kind === 'playback' ? 'recording' : 'video']
  const title = isHidden ? safeTitle(video.teams, { isMatch: true, kind }, lang) : nameOf(video.title, lang)
  const day = dayText(video.published_at, lang)
  const foot = [video.nickname, day].filter(Boolean).join(' · ')
  const description = isHidden ? scoreHidden[lang] : video.description
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
    nodes: [
      {
        '@type': 'VideoObject',
        name: title,
        description: description || foot,
        uploadDate: video.published_at,
        // The duration reveals a result too.
        ...(!isHidden && { duration: durationText(video.duration_seconds) }),
        ...(!isHidden && video.cover && { thumbnailUrl: absolute(video.cover, origin) }),
        url: addressOf(subject, teller),
        inLanguage: lang,
        author: personNode({ kind: 'person', id: video.uid }, video.nickname, teller),
        interactionStatistic: [counted('WatchAction', video.views), counted('LikeAction', video.likes)],
      },
    ],
    trail: [
      [listMessages.videos[lang].title, lists.videos],
      [title, pathOf(subject)],
    ],
  }
}

export function describeCategory({ category }: Extract<Facts, { kind: 'category' }>, teller: Teller): PageMeta {
  const { lang, site } = teller
  const title = nameOf(category.name, lang)
  const subject = { kind: 'category', id: category.id } as const
  const { description } = listMessages.videos[lang]
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
    nodes: [{ '@type': 'CollectionPage', name: title, url: addressOf(subject, teller), inLanguage: lang }],
    trail: [
      [listMessages['video-categories'][lang].title, lists['video-categories']],
      [title, pathOf(subject)],
    ],
  }
}
