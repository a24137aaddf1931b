// Gift and entry effects over the video, limited in number and timed with the video; none with 清爽 on.
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { RoomGiftFrame } from '../../../contract/gift/gift.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { roomFrames } from '../../core/socket/room-frames.ts'
import { reducedEffects } from '../../core/store/reduced-effects.ts'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useRowView } from '../match/row-view.ts'
import { roomClock } from '../room/stream/clock/room-clock.ts'
import { type Effect, noEffects, pushEffect, type ShownEffect, tickEffects } from './effect-queue.ts'
import styles from './GiftEffects.module.css'
import { laddersQuery } from './gift-queries.ts'

export function GiftEffects({ roomId }: { roomId: string }) {
  const isReduced = useStore(reducedEffects)
  return isReduced ? null : <Stage roomId={roomId} />
}

/** Interval for removing expired effects, in milliseconds. */
const pollInterval = 250

function Stage({ roomId }: { roomId: string }) {
  const { lang } = useRowView()
  const client = useQueryClient()
  const [state, setState] = useState(noEffects)
  const isShowing = state.shown.length > 0
  useEffect(() => {
    let left = false
    const pushOne = (effect: Effect): void => {
      // Effects while the page is hidden are dropped.
      if (!left && !document.hidden) setState((known) => pushEffect(known, effect, Date.now()))
    }
    const whenThere = (at: string | null, effect: () => void): void => void roomClock.hold(at === null ? null : Date.parse(at), effect)
    const leave = roomFrames.join(roomId, {
      onFrame(frame) {
        if (frame.type === 'room_gift') {
          const gift = frame.data
          if (gift.gift.effect !== 'line') whenThere(gift.at, () => effectsOf(gift, lang).forEach(pushOne))
        }
        if (frame.type !== 'room_message') return
        for (const message of frame.data) {
          if (message.kind === 'entry')
            void client.ensureQueryData(laddersQuery()).then((ladders) => entryOf(message, ladders, lang)?.(pushOne))
        }
      },
    })
    return () => {
      left = true
      leave()
    }
  }, [client, roomId, lang])
  useEffect(() => {
    if (!isShowing) return
    const timer = setInterval(() => setState((known) => tickEffects(known, Date.now())), pollInterval)
    return () => clearInterval(timer)
  }, [isShowing])
  return (
    // Hidden from screen readers: the chat contains the same as text.
    <div className={styles.stage} aria-hidden="true" data-effects="">
      <div className={styles.banners}>
        {state.shown.map((effect) => effect.size === 'banner' && <Banner key={effect.key} effect={effect} />)}
      </div>
      {state.shown.map(
        (effect) =>
          effect.size === 'full' && <img key={effect.key} src={effect.img} alt="" width={160} height={160} className={styles.full} />,
      )}
    </div>
  )
}

function Banner({ effect: { img, avatar, person, what } }: { effect: ShownEffect }) {
  return (
    <div className={classNames(styles.banner, what.type === 'entry' && styles.entry)} data-effect={what.type}>
      <PersonPicture path={avatar} size={32} />
      <span className={styles.words}>
        <b translate="no">{person}</b>
        <span>{what.type === 'gift' ? <Trans>送出 {what.name}</Trans> : <Trans>{what.name} 入座</Trans>}</span>
      </span>
      <img src={img} alt="" width={40} height={40} />
      {what.type === 'gift' && (
        // The key restarts the animation with each tap.
        <Num key={what.count} className={styles.count}>
          ×{what.count}
        </Num>
      )}
    </div>
  )
}

function effectsOf({ gift, person, combo, combo_id, num }: RoomGiftFrame, lang: Lang): Effect[] {
  const effect = {
    key: combo_id,
    img: gift.img,
    person: person.nickname,
    avatar: person.avatar,
    what: { type: 'gift' as const, name: nameOf(gift.name, lang), count: combo },
    worth: gift.price * num,
  }
  const banner: Effect = { ...effect, size: 'banner' }
  return gift.effect === 'full' ? [banner, { ...effect, size: 'full' }] : [banner]
}

type Ladders = Awaited<ReturnType<NonNullable<ReturnType<typeof laddersQuery>['queryFn']>>>
/** The person's highest tier decides; most entries have no effect. */
function entryOf({ from }: RoomMessage, { guard, noble }: Ladders, lang: Lang): ((pushOne: (effect: Effect) => void) => void) | null {
  if (!from) return null
  const tiers = [noble.find(({ id }) => id === from.noble), guard.find(({ id }) => id === from.guard)]
  const tier = tiers.find((one) => one && (one.entry === 'grand' || one.entry === 'sweep'))
  if (!tier) return null
  const effect = {
    key: `entry ${from.uid}`,
    img: tier.img,
    person: from.nickname,
    avatar: from.avatar,
    what: { type: 'entry' as const, name: nameOf(tier.name, lang) },
    worth: tier.price,
  }
  return (pushOne) => {
    pushOne({ ...effect, size: 'banner' })
    if (tier.entry === 'grand') pushOne({ ...effect, size: 'full' })
  }
}
