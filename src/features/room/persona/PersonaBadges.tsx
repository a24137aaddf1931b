// A person's fan badges, highest first.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from './PersonaPage.module.css'
import { badgesQuery } from './persona-queries.ts'

export function PersonaBadges({ uid }: { uid: string }) {
  const { data } = useQuery(badgesQuery(uid))
  if (!data || data.list.length === 0) return null
  return (
    <Panel padded>
      <SectionHead title={<Trans>粉丝徽章</Trans>} />
      <ul className={styles.badges}>
        {data.list.map((badge) => (
          <li key={badge.room_id}>
            <Link to="/live" search={{ id: badge.room_id }} className={styles.badge}>
              <b>{badge.name || badge.nickname}</b>
              <span>
                <Trans>
                  <Num>{badge.level}</Num> 级
                </Trans>
              </span>
              <small translate="no">{badge.nickname}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
