// Alert choices of followed leagues, teams, matches and players, each summarised in one sentence.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import type { FollowKind } from '../../../../../contract/follow/follow.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { MoreLink } from '../../../../ui/button/MoreLink.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { FollowChoiceRow } from '../../../follow/choice/FollowChoiceRow.tsx'
import { followStore } from '../../../follow/follow-store.ts'
import { choiceOf, useFollowed } from '../../../match/state/use-followed.ts'
import styles from '../Settings.module.css'

/** Streamers have a single kind of alert. */
type ChosenKind = Exclude<FollowKind, 'streamer' | 'broadcast'>
const kinds: readonly ChosenKind[] = ['league', 'team', 'match', 'player']
/** Maximum follows of a kind shown here; /attention lists all. */
const mostShown = 5

export function FollowChoices() {
  const { t } = useLingui()
  const { follows } = useStore(followStore)
  const followed = useFollowed()
  const titles: Record<ChosenKind, string> = { league: t`联赛`, team: t`球队`, match: t`比赛`, player: t`球员` }
  const groups = kinds
    .map((kind) => ({ kind, list: [...follows.values()].filter((follow) => follow.kind === kind).sort((a, b) => b.at - a.at) }))
    .filter(({ list }) => list.length > 0)
  return (
    <Panel padded aria-labelledby="follow-choices">
      <SectionHead
        id="follow-choices"
        title={<Trans>关注的提醒</Trans>}
        more={
          groups.length > 0 && (
            <MoreLink render={<Link to="/attention" />}>
              <Trans>全部关注</Trans>
            </MoreLink>
          )
        }
      />
      {groups.length === 0 ? (
        <EmptyState
          icon={<Star />}
          title={t`还没有关注`}
          text={t`关注联赛、球队或一场比赛，就能分别选择提醒哪些动态。`}
          action={
            <Button render={<Link to="/attention" />}>
              <Trans>去看看关注什么</Trans>
            </Button>
          }
        />
      ) : (
        groups.map(({ kind, list }) => (
          <section key={kind} className={styles.group} aria-label={titles[kind]}>
            <h3>{titles[kind]}</h3>
            {list.slice(0, mostShown).map(({ key, id, name }) => {
              const entity = followed.of(kind, id)
              return <FollowChoiceRow key={key} followed={choiceOf(kind, id, entity)} name={entity?.name ?? name} />
            })}
          </section>
        ))
      )}
    </Panel>
  )
}
