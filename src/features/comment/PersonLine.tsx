// Author line of a comment: avatar, name, labels, time, and match minute.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Answer, Comment } from '../../../contract/comment.ts'
import { formatMinute } from '../../../rules/match/format-minute.ts'
import { now } from '../../core/clock/now.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { relativeTime } from '../../core/text/format.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './PersonLine.module.css'

export function PersonLine({ entry }: { entry: Pick<Comment | Answer, 'person' | 'at' | 'moment' | 'is_owner'> }) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const { person, at, moment } = entry
  return (
    <header className={styles.line}>
      <PersonPicture path={person.avatar} size={32} />
      <span className={styles.words}>
        <Link to="/persona" search={{ id: person.uid }} className={styles.name} translate="no">
          {person.nickname}
        </Link>
        {entry.is_owner && (
          <Tag tone="accent">
            <Trans>作者</Trans>
          </Tag>
        )}
        {person.is_anchor && (
          <Tag tone="plain">
            <Trans>主播</Trans>
          </Tag>
        )}
        {person.userlevel > 0 && (
          <span className={styles.level}>
            <Trans>
              <Num>{person.userlevel}</Num> 级
            </Trans>
          </span>
        )}
        {moment && moment.minute !== '' && (
          <span className={styles.minute} title={t`比赛进行到这时写的`}>
            {/* Only football and basketball have a running minute. */}
            <Num>{formatMinute(moment.minute, 'basketball', chosen.lang)}</Num>
          </span>
        )}
      </span>
      <Num className={styles.at}>
        <time dateTime={at}>{relativeTime(at, now.get(), chosen.lang, shownZone(chosen))}</time>
      </Num>
    </header>
  )
}
