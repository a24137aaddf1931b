// Header of the personal centre: profile, membership date and level. Guests see what the page is for.
import { Plural, Trans } from '@lingui/react/macro'
import { BellRing, History } from 'lucide-react'
import { refreshUser, type SessionState } from '../../../../core/session/session.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Wrap } from '../../../../ui/frame/Wrap.tsx'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { Skeleton } from '../../../../ui/state/Skeleton.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { LevelSteps } from './LevelSteps.tsx'
import styles from './MemberBand.module.css'

/** `user` is null while it loads and after a failure. */
export function MemberBand({ user, failed = false }: Pick<SessionState, 'user' | 'failed'>) {
  if (!user && failed) {
    return (
      <Wrap className={styles.unread}>
        <h1>
          <VisuallyHidden>
            <Trans>个人中心</Trans>
          </VisuallyHidden>
        </h1>
        <ErrorState onRetry={() => void refreshUser()} />
      </Wrap>
    )
  }
  if (!user) {
    return (
      <div className={styles.band}>
        <Wrap className={styles.me}>
          <Skeleton width={64} height={64} round />
          <h1>
            <VisuallyHidden>
              <Trans>个人中心</Trans>
            </VisuallyHidden>
            <Skeleton width={160} height={20} />
          </h1>
        </Wrap>
      </div>
    )
  }
  const { days, id } = user
  return (
    <div className={styles.band}>
      <Wrap className={styles.me}>
        <PersonPicture path={user.avatar} size={64} isHighlighted />
        <div className={styles.words}>
          <h1>{user.user_nickname}</h1>
          <p>
            <Plural value={days} _0="今天加入" other="加入 # 天" /> · ID <Num>{id}</Num>
          </p>
        </div>
        <div className={styles.level}>
          <LevelSteps {...user} />
        </div>
      </Wrap>
    </div>
  )
}

export function GuestBand({ title, isHistory }: { title: string; isHistory: boolean }) {
  const Icon = isHistory ? History : BellRing
  return (
    <div className={styles.band}>
      <Wrap className={styles.guest}>
        <Icon size={28} aria-hidden="true" />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>
            <Trans>不用登录，都存在这台设备上</Trans>
          </p>
        </div>
      </Wrap>
    </div>
  )
}
