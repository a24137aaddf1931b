// Previews of users and user content: persons, experts and their schemes, circles and posts, threads.
import type { Lang } from '../../../contract/limits/limits.ts'
import { firstCharacters } from '../../../rules/text/characters.ts'
import { leagueName, nameOf, teamName } from '../../../rules/text/name/name.ts'
import { revealsScore } from '../../../rules/text/reveals-score.ts'
import type { Badge, Ground, TextCard } from '../picture/card.ts'
import { oneLine } from './escape.ts'
import type { Facts } from './facts.ts'
import { absolute, addressOf, counted, matchNode, personNode } from './json-ld.ts'
import { listMessages } from './list-messages.ts'
import { dayText, startText } from './match-messages.ts'
import { lists, pathOf, type Subject } from './page.ts'
import type { PageMeta, Teller } from './page-meta.ts'
import { scoreHidden } from './spoiler-safe.ts'

const longestTitle = 60
const longestDescription = 200

interface PeopleMessages {
  person: string
  streamer: string
  expert: string
  scheme: string
  circle: string
  post: string
  thread: string
  postOf: (name: string) => string
  schemeOf: (name: string) => string
  threadOf: (title: string) => string
  record: (hits: number, sample: number) => string
  counts: (followers: number, posts: number) => string
}
const messages: Record<Lang, PeopleMessages> = {
  zh: {
    ...{ person: '个人主页', streamer: '主播', expert: '专家', scheme: '专家方案', circle: '圈子', post: '帖子', thread: '评论' },
    postOf: (name) => `${name} 的帖子`,
    schemeOf: (name) => `${name} 的方案`,
    threadOf: (title) => `评论：${title}`,
    record: (hits, sample) => `${sample} 场 ${hits} 中`,
    counts: (followers, posts) => `${followers} 人关注 · ${posts} 篇帖子`,
  },
  en: {
    ...{ person: 'Profile', streamer: 'Streamer', expert: 'Expert', scheme: 'Expert pick', circle: 'Circle', post: 'Post' },
    thread: 'Comments',
    postOf: (name) => `A post by ${name}`,
    schemeOf: (name) => `A pick by ${name}`,
    threadOf: (title) => `Comments: ${title}`,
    record: (hits, sample) => `${hits} of ${sample} picks right`,
    counts: (followers, posts) => `Followers: ${followers} · Posts: ${posts}`,
  },
  vi: {
    ...{ person: 'Trang cá nhân', streamer: 'Streamer', expert: 'Chuyên gia', scheme: 'Nhận định', circle: 'Hội', post: 'Bài viết' },
    thread: 'Bình luận',
    postOf: (name) => `Bài viết của ${name}`,
    schemeOf: (name) => `Nhận định của ${name}`,
    threadOf: (title) => `Bình luận: ${title}`,
    record: (hits, sample) => `Đúng ${hits}/${sample}`,
    counts: (followers, posts) => `${followers} người theo dõi · ${posts} bài viết`,
  },
}

interface Drawn {
  label: string
  title: string
  foot: string
  badge: Badge | null
  ground?: Ground
}
const cardOf = ({ label, title, foot, badge, ground = 'stand' }: Drawn, { lang, site }: Teller): TextCard => ({
  type: 'words',
  ground,
  latin: lang !== 'zh',
  label,
  title,
  foot,
  badge,
  cover: '',
  live: false,
  site: site.name[lang],
})
const faceOf = ({ nickname, avatar }: { nickname: string; avatar: string }): Badge => ({ type: 'face', path: avatar, name: nickname })
const imageOf = (path: string, { origin }: Teller) => (path === '' ? {} : { image: absolute(path, origin) })
const under = (list: 'circles' | 'experts' | 'rank', { lang }: Teller): [string, string] => [listMessages[list][lang].title, lists[list]]

export function describePerson({ person }: Extract<Facts, { kind: 'person' }>, teller: Teller): PageMeta {
  const labels = messages[teller.lang]
  const subject: Subject = { kind: 'person', id: person.uid }
  const label = person.is_anchor ? labels.streamer : labels.person
  const foot = firstCharacters(oneLine(person.signature ?? ''), longestDescription)
  return {
    subject,
    title: person.nickname,
    description: [label, foot].filter(Boolean).join(' · '),
    type: 'profile',
    card: cardOf({ label, title: person.nickname, foot, badge: faceOf(person) }, teller),
    nodes: [
      personNode(subject, person.nickname, teller, {
        ...imageOf(person.avatar, teller),
        ...(foot && { description: foot }),
        ...(person.is_anchor && { jobTitle: labels.streamer }),
      }),
    ],
    trail: [...(person.is_anchor ? [under('rank', teller)] : []), [person.nickname, pathOf(subject)]],
  }
}

export function describeExpert({ expert }: Extract<Facts, { kind: 'expert' }>, teller: Teller): PageMeta {
  const labels = messages[teller.lang]
  const subject: Subject = { kind: 'expert', id: expert.id }
  const { sample, hits } = expert.record
  const record = sample > 0 ? labels.record(hits, sample) : ''
  const foot = [record, firstCharacters(oneLine(expert.signature), longestDescription)].filter(Boolean).join(' · ')
  return {
    subject,
    title: expert.nickname,
    description: [labels.expert, foot].filter(Boolean).join(' · '),
    type: 'profile',
    card: cardOf({ label: labels.expert, title: expert.nickname, foot, badge: faceOf(expert) }, teller),
    nodes: [
      personNode(subject, expert.nickname, teller, {
        ...imageOf(expert.avatar, teller),
        jobTitle: labels.expert,
        interactionStatistic: counted('FollowAction', expert.followers),
      }),
    ],
    trail: [under('experts', teller), [expert.nickname, pathOf(subject)]],
  }
}

/** The paid content stays out: only title, match and author are shown. */
export function describeScheme({ scheme }: Extract<Facts, { kind: 'scheme' }>, teller: Teller): PageMeta {
  const { lang, hides } = teller
  const labels = messages[lang]
  const { expert, match } = scheme
  const subject: Subject = { kind: 'scheme', id: scheme.id }
  const isHidden = scheme.removed || (hides && revealsScore(scheme.title))
  const title = (!isHidden && oneLine(scheme.title)) || labels.schemeOf(expert.nickname)
  const fixture = `${teamName(match, 'home', lang)} vs ${teamName(match, 'away', lang)}`
  const about = [leagueName(match, lang), fixture, startText(match, lang)].filter(Boolean).join(' · ')
  const foot = `${expert.nickname} · ${fixture}`
  return {
    subject,
    title,
    description: `${expert.nickname} · ${about}`,
    type: 'article',
    published: scheme.locked_at,
    card: cardOf({ label: labels.scheme, title, foot, badge: faceOf(expert), ground: match.sport }, teller),
    nodes: [
      {
        '@type': 'Article',
        headline: firstCharacters(title, 110),
        datePublished: scheme.locked_at,
        inLanguage: lang,
        url: addressOf(subject, teller),
        isAccessibleForFree: scheme.price === 0,
        author: personNode({ kind: 'expert', id: expert.id }, expert.nickname, teller),
        about: matchNode(match, { ...teller, hides: true }),
      },
    ],
    trail: [under('experts', teller), [expert.nickname, pathOf({ kind: 'expert', id: expert.id })], [title, pathOf(subject)]],
  }
}

export function describeCircle({ circle }: Extract<Facts, { kind: 'circle' }>, teller: Teller): PageMeta {
  const { lang } = teller
  const labels = messages[lang]
  const subject: Subject = { kind: 'circle', id: circle.id }
  const title = nameOf(circle.name, lang)
  const summary = nameOf(circle.summary, lang)
  const color = /^#[0-9a-f]{6}$/i.test(circle.color) ? circle.color : '#0a6845'
  const badge: Badge = { type: 'mark', sign: firstCharacters(title, 1), color }
  return {
    subject,
    title,
    description: [summary, labels.counts(circle.followers, circle.posts)].filter(Boolean).join(' · '),
    type: 'website',
    card: cardOf({ label: labels.circle, title, foot: summary, badge }, teller),
    nodes: [{ '@type': 'CollectionPage', name: title, description: summary, url: addressOf(subject, teller), inLanguage: lang }],
    trail: [under('circles', teller), [title, pathOf(subject)]],
  }
}

export function describePost({ post }: Extract<Facts, { kind: 'post' }>, teller: Teller): PageMeta {
  const { lang, hides } = teller
  const labels = messages[lang]
  const { person, circle } = post
  const subject: Subject = { kind: 'post', id: post.id }
  const text = oneLine(post.text)
  const isHidden = hides && (post.match_id !== null || revealsScore(text))
  const title = (!isHidden && firstCharacters(text, longestTitle)) || labels.postOf(person.nickname)
  const name = nameOf(circle.name, lang)
  const foot = [person.nickname, name, dayText(post.at, lang)].join(' · ')
  return {
    subject,
    title,
    description: isHidden
      ? `${scoreHidden[lang]} · ${foot}`
      : firstCharacters([text, foot].filter(Boolean).join(' · '), longestDescription),
    type: 'article',
    published: post.at,
    card: cardOf({ label: labels.post, title, foot, badge: faceOf(person) }, teller),
    nodes: [
      {
        '@type': 'DiscussionForumPosting',
        headline: firstCharacters(title, 110),
        text: isHidden ? title : text || title,
        datePublished: post.at,
        ...(post.edited_at && { dateModified: post.edited_at }),
        url: addressOf(subject, teller),
        author: personNode({ kind: 'person', id: person.uid }, person.nickname, teller),
        interactionStatistic: [counted('LikeAction', post.likes), counted('CommentAction', post.comments)],
      },
    ],
    trail: [under('circles', teller), [name, pathOf({ kind: 'circle', id: circle.id })], [title, pathOf(subject)]],
  }
}

/** The page of a thread is part of its subject's page, and links there. */
export function describeThread({ thread }: Extract<Facts, { kind: 'thread' }>, teller: Teller): PageMeta {
  const { lang, hides } = teller
  const labels = messages[lang]
  const subject: Subject = { kind: 'thread', id: thread.id, of: thread.kind }
  const title = oneLine(nameOf(thread.title, lang))
  const isHidden = hides && (thread.about !== null || revealsScore(title))
  const named = isHidden || title === '' ? labels.thread : labels.threadOf(firstCharacters(title, longestTitle))
  return {
    subject,
    title: named,
    description: named,
    type: 'website',
    card: cardOf({ label: labels.thread, title: isHidden || title === '' ? labels.thread : title, foot: '', badge: null }, teller),
    nodes: [],
    trail: [],
  }
}
