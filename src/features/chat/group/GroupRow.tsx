// A group in a list: name, number of members, owner; a tap opens it.
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Group } from '../../../../contract/chat/group.ts'
import { PrivateAvatar } from '../PrivateAvatar.tsx'
import styles from './GroupsPane.module.css'

export function GroupRow({ group, onShow, act }: { group: Group; onShow(): void; act?: ReactNode }) {
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={onShow}>
        <PrivateAvatar path={group.avatar} isGroup size={36} />
        <span className={styles.words}>
          <b translate="no">{group.name}</b>
          <small>
            <Trans>
              {group.members} 人 · 群主 <span translate="no">{group.owner.user_nickname}</span>
            </Trans>
          </small>
        </span>
      </button>
      {act}
    </li>
  )
}
