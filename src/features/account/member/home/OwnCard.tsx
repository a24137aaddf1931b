// The user's profile, level and balances: in the top bar's panel, and at the top of 我的 on phones.
import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { UserInfo } from '../../../../../contract/account/account.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { LevelSteps } from '../frame/LevelSteps.tsx'
import { memberTypes } from '../member-places.ts'
import { Balances } from './Balances.tsx'
import styles from './OwnCard.module.css'

/** `onLeave`: closes the container. */
export function OwnCard({ user, onLeave }: { user: UserInfo; onLeave(): void }) {
  const { t } = useLingui()
  return (
    <>
      <Link to="/member" search={{ type: memberTypes.home }} className={styles.me} onClick={onLeave}>
        <PersonPicture path={user.avatar} size={44} />
        <span>
          <b>{user.user_nickname}</b>
          <small>
            <Plural value={user.days} _0="今天加入" other="加入 # 天" /> · ID <Num>{user.id}</Num>
          </small>
        </span>
      </Link>
      <div className={styles.level}>
        <LevelSteps {...user} on="surface" />
      </div>
      <section className={styles.balances} aria-label={t`余额`}>
        <Balances user={user} small onLeave={onLeave} />
      </section>
    </>
  )
}
