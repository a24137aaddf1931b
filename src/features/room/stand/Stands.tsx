// 选看台: the live rooms of a match, one per row. A row selects the stand for this page, or links to the room.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import type { RoomCard } from '../../../../contract/room/room-card.ts'
import { lost } from '../../../core/socket/hearing.ts'
import { countText } from '../../../core/text/count-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useRowView } from '../../match/row-view.ts'
import { RoomTitle } from '../RoomTitle.tsx'
import styles from './Stands.module.css'

export interface StandsProps {
  list: readonly RoomCard[]
  chosen: string | null
  onChoose(id: string): void
  /** Label of the selected row. */
  chosenWord: string
  tone?: 'surface' | 'ground'
  /** Names only, without titles. */
  plain?: boolean
}

export function Stands({ list, chosen, onChoose, chosenWord, tone = 'surface', plain = false }: StandsProps) {
  const { t } = useLingui()
  const { lang } = useRowView()
  // The viewer counts are no longer current.
  const isLost = useStore(lost)
  return (
    <ul className={classNames(styles.list, styles[tone])}>
      {list.map((room) => (
        <li key={room.id} className={classNames(styles.line, room.id === chosen && styles.chosen)}>
          <button type="button" className={styles.choose} aria-pressed={room.id === chosen} onClick={() => onChoose(room.id)}>
            <PersonPicture path={room.avatar} size={36} />
            <span className={styles.words}>
              <b translate="no">{room.nickname}</b>
              {!plain && (
                <small>
                  <RoomTitle room={room} />
                </small>
              )}
            </span>
            {room.viewers > 0 && !isLost && (
              <span className={styles.viewers}>
                <Users size={14} aria-hidden="true" />
                <Num>{countText(room.viewers, lang)}</Num>
              </span>
            )}
          </button>
          {room.id === chosen ? (
            <Tag tone="lamp" className={styles.tag}>
              {chosenWord}
            </Tag>
          ) : (
            <Button
              size="sm"
              className={styles.enter}
              render={<Link to="/live" search={{ id: room.id }} />}
              aria-label={t`进入 ${room.nickname} 的直播间`}
            >
              <Trans>进入</Trans>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
