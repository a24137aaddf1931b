// The side menu of the live lists on wide screens: room types and related pages. On phones, tabs and links.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CircleDot, Flame, Gamepad2, Goal, Grid2x2, Heart, History, Shapes, Trophy, Volleyball, Wind } from 'lucide-react'
import { listTypes } from '../../../../contract/limits/room-limits.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useTypeMessages } from '../list/type-messages.ts'
import styles from './AnchorSide.module.css'
import { FollowedRows } from './FollowedPeople.tsx'

const icons = [Flame, Goal, Volleyball, Gamepad2, CircleDot, Wind, Shapes] as const

export interface AnchorSideProps {
  type: number
  searchOf(type: number): Record<string, unknown>
}

export function AnchorSide({ type, searchOf }: AnchorSideProps) {
  const { t } = useLingui()
  const messages = useTypeMessages()
  return (
    <aside className={styles.side} aria-label={t`直播间`}>
      <nav aria-label={t`直播的种类`}>
        {listTypes.map((one) => {
          const Icon = icons[one]
          return (
            <Link
              key={one}
              to="/anchor"
              search={searchOf(one)}
              activeOptions={{ exact: true, includeSearch: true }}
              className={classNames(styles.row, one === type && styles.chosen)}
              aria-current={one === type ? 'page' : undefined}
            >
              <Icon size={18} aria-hidden="true" />
              {messages[one]}
            </Link>
          )
        })}
      </nav>
      <FollowedRows />
      <nav aria-label={t`更多`} className={styles.more}>
        <Link to="/attention" search={{ kind: 'streamer' }} className={styles.row}>
          <Heart size={18} aria-hidden="true" />
          <Trans>我的关注</Trans>
        </Link>
        <Link to="/member" search={{ type: 10 }} className={styles.row}>
          <History size={18} aria-hidden="true" />
          <Trans>观看历史</Trans>
        </Link>
        <Link to="/rank" className={styles.row}>
          <Trophy size={18} aria-hidden="true" />
          <Trans>主播榜</Trans>
        </Link>
        <Link to="/dome" className={styles.row}>
          <Grid2x2 size={18} aria-hidden="true" />
          <Trans>多看台</Trans>
        </Link>
      </nav>
    </aside>
  )
}

/** The same links, beside the title on phones. */
export function AnchorLinks() {
  return (
    <div className={styles.links}>
      <Button size="sm" render={<Link to="/attention" search={{ kind: 'streamer' }} />}>
        <Trans>我的关注</Trans>
      </Button>
      <Button size="sm" render={<Link to="/rank" />}>
        <Trans>主播榜</Trans>
      </Button>
      <Button size="sm" render={<Link to="/dome" />}>
        <Trans>多看台</Trans>
      </Button>
    </div>
  )
}
