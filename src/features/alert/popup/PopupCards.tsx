// Goal notifications: one card per match, three at most, a line for the six seconds of sound, corrections in place.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Volume2, X } from 'lucide-react'
import { useEffect } from 'react'
import type { GoalNotice } from '../../../../contract/alert.ts'
import { limits } from '../../../../contract/limits/limits.ts'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { noticeMinute } from '../../../../rules/alert/notice-minute.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { timeOf } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Plates } from '../../../ui/figure/Plates.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { deviceMessages } from '../../../ui/messages/device-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { Crest } from '../../../ui/picture/Crest.tsx'
import { Ground } from '../../../ui/picture/Ground.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { matchSearch } from '../../match/match-link.ts'
import { NoticeTag } from '../notice/NoticeTag.tsx'
import { NoticeText } from '../notice/NoticeText.tsx'
import { struckOf } from '../notice/notice-list.ts'
import { type NoticeNames, noticeNames } from '../notice/notice-names.ts'
import type { ShownNotice } from '../notice/notice-state.ts'
import { notices } from '../notice/notice-store.ts'
import { useHiddenNotice } from '../notice/use-hidden-notice.ts'
import { MissedCard } from './MissedCard.tsx'
import { muteMatch } from './mute-match.ts'
import styles from './PopupCards.module.css'

export const PopupCards = () => (
  <WithMessages catalogs={deviceMessages} waiting={null}>
    <Cards />
  </WithMessages>
)

function Cards() {
  const { t } = useLingui()
  const { popups, missed } = useStore(notices)
  const isHidden = useHiddenNotice()
  return (
    <section className={styles.popups} aria-label={t`提醒`}>
      {popups.map((shown) =>
        shown.notice.room ? (
          <RoomPopup key={shown.notice.match_id} shown={shown} room={shown.notice.room} />
        ) : (
          <Popup key={shown.notice.match_id} shown={shown} hidden={isHidden(shown.notice)} />
        ),
      )}
      {missed && popups.length === 0 && <MissedCard missed={missed} isHidden={isHidden} />}
    </section>
  )
}

/** Events before there is a score. */
const unstarted = new Set(['line-up', 'soon', 'moved', 'postponed', 'cancelled'])
const scoring = new Set(['goal', 'own-goal', 'penalty-goal'])

/** The card stays twice as long as its sound, for reading; a replacement restarts the time. */
function useLeaving({ notice: { match_id }, at }: ShownNotice): void {
  useEffect(() => {
    const timer = setTimeout(() => notices.dismiss(match_id), at + limits.goalSound * 2 - serverNow())
    return () => clearTimeout(timer)
  }, [match_id, at])
}

/** Card for a streamer whom the user follows, or whose broadcast they have reserved. */
function RoomPopup({ shown, room }: { shown: ShownNotice; room: NonNullable<GoalNotice['room']> }) {
  const { notice } = shown
  const start = notice.event === 'on-air' || !notice.match_time ? null : notice.match_time
  const zone = shownZone(useStore(preferences))
  useLeaving(shown)
  return (
    <article className={classNames(styles.card, styles.plain)} data-match={notice.match_id} data-event={notice.event}>
      <TopLine notice={notice} league="" />
      <p className={styles.line}>
        <PersonPicture path={room.avatar} size={40} isLive={notice.event === 'on-air'} />
        <span className={styles.room} translate="no">
          <span>{room.nickname}</span>
          <small>{room.title}</small>
        </span>
        {start && <Num className={styles.score}>{timeOf(start, zone)}</Num>}
      </p>
      <footer className={styles.foot}>
        <span className={styles.words} />
        <Button
          size="sm"
          variant="primary"
          render={<Link to="/live" search={{ id: room.id }} onClick={() => notices.dismiss(notice.match_id)} />}
        >
          <Trans>进直播间</Trans>
        </Button>
      </footer>
    </article>
  )
}

function Popup({ shown, hidden }: { shown: ShownNotice; hidden: boolean }) {
  const { t } = useLingui()
  const { notice, at } = shown
  const { lang } = useStore(preferences)
  const names = noticeNames(notice, lang)
  useLeaving(shown)
  const mute = (): void => {
    const unmute = muteMatch(notice.match_id, `${names.home} vs ${names.away}`)
    toast(t`这场比赛不再提醒`, { action: { label: t`撤销`, run: unmute } })
  }
  const tone = hidden ? 'plain' : scoring.has(notice.event) ? 'goal' : notice.kind === 'red-card' ? 'red' : 'plain'
  return (
    <article className={classNames(styles.card, styles[tone])} data-match={notice.match_id} data-event={notice.event}>
      {tone === 'goal' ? <GoalHead shown={shown} names={names} /> : <PlainHead shown={shown} names={names} hidden={hidden} />}
      <footer className={styles.foot}>
        <span className={styles.words}>{!hidden && <NoticeText notice={notice} />}</span>
        <Button size="sm" onClick={mute}>
          <Trans>静音本场</Trans>
        </Button>
        <Button
          size="sm"
          variant="primary"
          render={
            <Link
              to="/score-detail"
              search={matchSearch({ id: notice.match_id, sport: notice.sport as Sport })}
              onClick={() => notices.dismiss(notice.match_id)}
            />
          }
        >
          <Trans>看比赛</Trans>
        </Button>
      </footer>
      {tone === 'goal' && <SoundLine key={at} />}
    </article>
  )
}

interface HeadProps {
  shown: ShownNotice
  names: NoticeNames
}

function GoalHead({ shown: { notice }, names }: HeadProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { home_score, away_score } = notice
  const score = t`${names.home} ${home_score} 比 ${away_score} ${names.away}`
  return (
    <Ground sport={notice.sport as Sport} marks="centre" className={styles.ground}>
      <TopLine notice={notice} league={names.league} />
      <div className={styles.duel}>
        <span className={styles.side}>
          <Crest crest={notice.home_team_crest} id={notice.home_team_id} size={44} />
          <span className={styles.who}>{names.home}</span>
        </span>
        <Plates
          home={home_score}
          away={away_score}
          hit={notice.iszhu ? 'home' : 'away'}
          label={[noticeMinute(notice, lang), score].filter(Boolean).join(' ')}
        />
        <span className={styles.side}>
          <Crest crest={notice.away_team_crest} id={notice.away_team_id} size={44} />
          <span className={styles.who}>{names.away}</span>
        </span>
      </div>
    </Ground>
  )
}

function PlainHead({ shown: { notice }, names, hidden }: HeadProps & { hidden: boolean }) {
  const before = struckOf(notice)
  return (
    <>
      <TopLine notice={notice} league={names.league} hidden={hidden} />
      <p className={styles.line}>
        <Crest crest={notice.home_team_crest} id={notice.home_team_id} size={20} />
        <span className={styles.name}>{names.home}</span>
        {before && !hidden && (
          <s>
            <Num>
              {before[0]}:{before[1]}
            </Num>
          </s>
        )}
        <Num className={styles.score}>{hidden || unstarted.has(notice.event) ? 'vs' : `${notice.home_score}:${notice.away_score}`}</Num>
        <span className={styles.name}>{names.away}</span>
        <Crest crest={notice.away_team_crest} id={notice.away_team_id} size={20} />
      </p>
    </>
  )
}

interface TopLineProps {
  notice: ShownNotice['notice']
  league: string
  hidden?: boolean
}

function TopLine({ notice, league, hidden }: TopLineProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  return (
    <header className={styles.top}>
      <NoticeTag notice={notice} hidden={hidden} />
      {!hidden && <Num>{noticeMinute(notice, lang)}</Num>}
      <span className={styles.league}>{league}</span>
      <button type="button" className={styles.close} aria-label={t`关闭`} onClick={() => notices.dismiss(notice.match_id)}>
        <X size={18} aria-hidden="true" />
      </button>
    </header>
  )
}

function SoundLine() {
  const { voice } = useStore(preferences)
  if (!voice) return null
  return (
    <div className={styles.sound} aria-hidden="true">
      <Volume2 size={14} />
      <span className={styles.track}>
        <i />
      </span>
      <Trans>6 秒</Trans>
    </div>
  )
}
