// One expert of the list: record with its sample, form, open schemes and followers.
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ExpertCard, ExpertOrder } from '../../../contract/expert/expert.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import styles from './ExpertRow.module.css'
import { Labels } from './Labels.tsx'
import { FormTicks } from './record/FormTicks.tsx'
import { RecordLine } from './record/RecordLine.tsx'
import { signedPercent } from './record/rate-text.ts'

export function ExpertRow({ expert, place, by }: { expert: ExpertCard; place: number | null; by: ExpertOrder }) {
  const { id, nickname, avatar, record, form, labels, open, followers } = expert
  return (
    <li className={styles.row}>
      {place !== null && <Num className={place <= 3 ? styles.top : styles.place}>{place}</Num>}
      <PersonPicture path={avatar} size={44} />
      <div className={styles.words}>
        <span className={styles.head}>
          <Link to="/specialist-home" search={{ id }} className={styles.name} translate="no">
            {nickname}
          </Link>
          <Labels labels={labels} />
        </span>
        <RecordLine record={record} />
      </div>
      <FormTicks id={id} form={form} />
      <span className={styles.value}>
        {by === 'return' && record.return !== null ? (
          <Num strong>{signedPercent(record.return)}</Num>
        ) : (
          <Plural value={followers} other="# 人关注" />
        )}
        {open > 0 && (
          <small>
            <Trans>
              <Num>{open}</Num> 份待开赛
            </Trans>
          </small>
        )}
      </span>
    </li>
  )
}
