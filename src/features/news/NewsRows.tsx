// Headlines: the lead article with its picture, and rows with topic and time.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { NewsCard } from '../../../contract/news.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { now } from '../../core/clock/now.ts'
import { topicMessages } from '../../core/news-topic-messages.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { relativeTime } from '../../core/text/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { useStore } from '../../ui/use-store.ts'
import { Cover } from './Cover.tsx'
import { useShownNews } from './hidden-news.ts'
import styles from './NewsRows.module.css'

/** The publication time in the format of R-SHELL-10. It changes once a minute at most, so rows do not subscribe to the clock. */
export function PublishedAt({ at }: { at: string }) {
  const chosen = useStore(preferences)
  return (
    <Num>
      <time dateTime={at}>{relativeTime(at, now.get(), chosen.lang, shownZone(chosen))}</time>
    </Num>
  )
}

export function TopicTag({ topic }: { topic: string }) {
  const { i18n } = useLingui()
  const message = topicMessages[topic]
  return message ? <Tag tone={topic === 'flash' ? 'accent' : 'plain'}>{i18n._(message)}</Tag> : null
}

interface NewsLeadProps {
  card: NewsCard
  eager?: boolean
  /** On desktops the text appears beside a larger picture. */
  wide?: boolean
}

export function NewsLead({ card, eager = false, wide = false }: NewsLeadProps) {
  const { lang } = useStore(preferences)
  const shown = useShownNews(card)
  return (
    <Link to="/detail" search={{ id: card.id }} className={classNames(styles.lead, wide && styles.wide)}>
      <Cover src={card.cover} alt="" eager={eager} sizes={wide ? '(min-width: 992px) 640px, 100vw' : '(min-width: 992px) 340px, 100vw'} />
      <span className={styles.leadWords}>
        <b className={styles.leadTitle}>{shown.title}</b>
        <span className={styles.leadText}>{shown.summary}</span>
        <span className={styles.meta}>
          {nameOf(card.author, lang)} <PublishedAt at={card.published_at} />
        </span>
      </span>
    </Link>
  )
}

export function NewsRows({ cards }: { cards: readonly NewsCard[] }) {
  return (
    <ul className={styles.rows}>
      {cards.map((card) => (
        <li key={card.id}>
          <NewsLine card={card} />
        </li>
      ))}
    </ul>
  )
}

function NewsLine({ card }: { card: NewsCard }) {
  const { title } = useShownNews(card)
  return (
    <Link to="/detail" search={{ id: card.id }} className={styles.row}>
      <TopicTag topic={card.topic} />
      <span className={styles.title}>{title}</span>
      <PublishedAt at={card.published_at} />
    </Link>
  )
}

/** A row with a picture and two lines, for the news page. */
export function NewsItem({ card, eager = false }: { card: NewsCard; eager?: boolean }) {
  const shown = useShownNews(card)
  return (
    <Link to="/detail" search={{ id: card.id }} className={styles.item}>
      <Cover src={card.cover} alt="" eager={eager} sizes="(min-width: 992px) 220px, 116px" className={styles.thumb} />
      <span className={styles.words}>
        <b className={styles.headline}>{shown.title}</b>
        <span className={styles.summary}>{shown.summary}</span>
        <span className={styles.meta}>
          <TopicTag topic={card.topic} /> <PublishedAt at={card.published_at} />
        </span>
      </span>
    </Link>
  )
}

export const NoNews = () => <Trans>这里还没有资讯</Trans>
