// A scheme in a list: the expert with the record, the match, the plays, the lock time and the price.
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Gem, LockKeyhole } from 'lucide-react'
import type { SchemeCard } from '../../../../contract/expert/scheme.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useRowView } from '../../match/row-view.ts'
import { dateTimeText } from '../date-time-text.ts'
import { usePlayMessages } from '../play-messages.ts'
import { FormTicks } from '../record/FormTicks.tsx'
import { RecordLine } from '../record/RecordLine.tsx'
import { MatchLine } from './MatchLine.tsx'
import { PlayList } from './PlayList.tsx'
import styles from './SchemeItem.module.css'

interface SchemeItemProps {
  scheme: SchemeCard
  /** Omitted in lists where all schemes share the same one. */
  without?: 'expert' | 'match'
  /** Heading level: below the title of a page, or of a section. */
  level?: 2 | 3
}

export function SchemeItem({ scheme, without, level = 3 }: SchemeItemProps) {
  const Title = `h${level}` as const
  const messages = usePlayMessages()
  const { lang, tz } = useRowView()
  const { id, expert, match, plays, types, price, state, title, removed } = scheme
  return (
    <article className={styles.item}>
      {without !== 'expert' && (
        <div className={styles.head}>
          <PersonPicture path={expert.avatar} size={40} />
          <div className={styles.who}>
            <Link to="/specialist-home" search={{ id: expert.id }} className={styles.name} translate="no">
              {expert.nickname}
            </Link>
            <RecordLine record={expert.record} />
          </div>
          <FormTicks id={expert.id} form={expert.form} />
        </div>
      )}
      {without !== 'match' && <MatchLine match={match} league />}
      <Title className={styles.title}>
        <Link to="/specialist-detail" search={{ id }}>
          {removed && title === '' ? <Trans>这份方案已被撤下</Trans> : title}
        </Link>
      </Title>
      {plays && <PlayList plays={plays} match={match} />}
      <div className={styles.foot}>
        {types.map((type) => (
          <Tag key={type}>{messages.type(type, match.sport)}</Tag>
        ))}
        {state !== 'open' && <Tag tone={state === 'void' ? 'void' : 'plain'}>{messages.states[state]}</Tag>}
        {scheme.bought && (
          <Tag tone="accent">
            <Trans>已购</Trans>
          </Tag>
        )}
        <span className={styles.lock}>
          <LockKeyhole size={14} aria-hidden="true" />
          <Trans>
            <Num>{dateTimeText(scheme.locked_at, lang, tz)}</Num> 锁定
          </Trans>
        </span>
        <span className={styles.price}>
          {price === 0 ? (
            <Trans>免费</Trans>
          ) : (
            <>
              <Gem size={14} aria-hidden="true" />
              <Num>{diamonds(price)}</Num>
              {scheme.buyers > 0 && (
                <small>
                  <Plural value={scheme.buyers} other="# 人已购" />
                </small>
              )}
            </>
          )}
        </span>
      </div>
    </article>
  )
}
