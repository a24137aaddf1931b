// Teams and leagues by their crests. Each tap follows at once and is stored on the device until the network is available. This step does
// not ask for alerts.
import { Trans, useLingui } from '@lingui/react/macro'
import { CloudOff, Search, SearchX } from 'lucide-react'
import { type Ref, useState } from 'react'
import type { TeamRef } from '../../../../contract/match/data.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { isComposing } from '../../../ui/form/is-composing.ts'
import { StepBody } from '../../../ui/layer/StepDialog.tsx'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { Skeleton } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { chooseFollow } from '../../follow/follow-store.ts'
import { useFollowedIds } from '../../follow/use-follow.ts'
import { togglePin } from '../../match/league/pinned-leagues.ts'
import { namesakesOf } from '../offer.ts'
import styles from './TeamStep.module.css'
import { TeamTile } from './TeamTile.tsx'
import { type OfferedLeague, useFound } from './use-found.ts'
import { useOffer } from './use-offer.ts'

interface TeamStepProps {
  titleRef: Ref<HTMLHeadingElement>
  found: readonly TeamRef[]
  onFind(team: TeamRef): void
  onNext(): void
}

export function TeamStep({ titleRef, found, onFind, onNext }: TeamStepProps) {
  const { t } = useLingui()
  const { lang, pinnedLeagues } = useStore(preferences)
  const [typed, setTyped] = useState('')
  const offer = useOffer()
  const byName = useFound(typed)
  const followedTeams = useFollowedIds('team')
  const followedLeagues = useFollowedIds('league')
  const { state, retry } = byName ?? offer
  // Teams that were found by name and selected come after the offered ones.
  const extra = found.filter(({ id }) => !offer.teams.some((team) => team.id === id))
  const teams = byName ? byName.teams : [...offer.teams, ...extra]
  const leagues: readonly OfferedLeague[] = byName ? byName.leagues : offer.leagues
  const namesakes = namesakesOf(teams, lang)
  const [teamCount, leagueCount] = [followedTeams.size, followedLeagues.size]

  const chooseTeam = (team: TeamRef, on: boolean): void => {
    chooseFollow('team', team.id, nameOf(team.name, lang), on)
    if (byName && on) onFind(team)
  }
  // Follows the league and pins it, so that its matches send alerts and come first in every list.
  const chooseLeague = ({ id, name }: OfferedLeague, on: boolean): void => {
    chooseFollow('league', id, nameOf(name, lang), on)
    if (pinnedLeagues.includes(id) !== on) togglePin(id)
  }
  return (
    <StepBody
      title={<Trans>你坐哪一边？</Trans>}
      titleRef={titleRef}
      text={<Trans>选中的排在最前，也只提醒它们的比赛。</Trans>}
      foot={
        <>
          <p role="status" className={styles.count}>
            <Trans>
              已选 {teamCount} 队 · {leagueCount} 个联赛
            </Trans>
          </p>
          <Button variant="primary" size="lg" data-next="" onClick={onNext}>
            <Trans>下一步</Trans>
          </Button>
        </>
      }
    >
      <label className={styles.search}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={t`搜球队或联赛`}
          placeholder={t`搜球队或联赛，中文、拼音都行`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '' || isComposing(event)) return
            // The first Escape clears the input, the second one closes the dialog.
            event.stopPropagation()
            setTyped('')
          }}
        />
      </label>
      {leagues.length > 0 && (
        <fieldset className={styles.leagues} aria-label={t`联赛`}>
          <ChipRow className={styles.chips}>
            {leagues.map((league) => {
              const on = followedLeagues.has(league.id)
              const name = nameOf(league.short, lang) || nameOf(league.name, lang)
              return (
                <Chip key={league.id} pressed={on} translate="no" onClick={() => chooseLeague(league, !on)}>
                  <LeagueMark mark={league.mark} name={name} color={league.color} />
                  {name}
                </Chip>
              )
            })}
          </ChipRow>
        </fieldset>
      )}
      {state === 'loading' || state === 'searching' ? (
        <div role="status" aria-label={t`数据加载中，请稍候！`} className={styles.teams}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} height={96} />
          ))}
        </div>
      ) : state === 'offline' ? (
        <EmptyState icon={<CloudOff />} title={t`这台设备还没有搜索索引`} text={t`联网后打开一次搜索，之后没有网络也能搜。`} />
      ) : state === 'failed' ? (
        <ErrorState onRetry={retry} />
      ) : teams.length === 0 && leagues.length === 0 ? (
        <EmptyState icon={<SearchX />} title={byName ? t`没有找到“${typed}”` : t`还没有可选的球队`} />
      ) : (
        <fieldset className={styles.teams} aria-label={t`球队`}>
          {teams.map((team) => (
            <TeamTile
              key={team.id}
              team={team}
              isNamesake={namesakes.has(team.id)}
              lang={lang}
              on={followedTeams.has(team.id)}
              onChoose={(on) => chooseTeam(team, on)}
            />
          ))}
        </fieldset>
      )}
    </StepBody>
  )
}
