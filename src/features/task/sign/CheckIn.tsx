// Check-in: the seven days, the reward and the button. Used in the task centre and in its dialog.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Armchair } from 'lucide-react'
import { useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import type { SignDay } from '../../../../contract/task/task.ts'
import { goldToday } from '../../../../rules/member/check-in.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { dateText, dayLabel } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { type Seat, SeatStrip } from '../../../ui/figure/SeatStrip.tsx'
import { useStore } from '../../../ui/use-store.ts'
import type { Today } from '../use-today.ts'
import styles from './CheckIn.module.css'
import { MakeUpDialog } from './MakeUpDialog.tsx'
import { useSign } from './use-sign.ts'

export interface CheckInProps {
  state: ApiData<'POST api/Activity/pcSignTaskList'>
  today: Today
}

export function CheckIn({ state, today }: CheckInProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { pending, take } = useSign(today.tz)
  const [missed, setMissed] = useState<SignDay | null>(null)
  const messages = useSeatMessages()
  const now = state.sign.find((seat) => seat.state === 'today')
  const gold = goldToday(state.sign)
  const cards = state.make_up_cards
  const seats = state.sign.map((one): Seat => {
    // Without a make-up card the missed day stays empty, so today counts as the first day of a new row.
    const seat = one === now && cards === 0 && gold !== null ? { ...one, lz_num: gold } : one
    const head = dayLabel(seat.day, lang, today.day)
    const isOpen = seat.state === 'make-up'
    return {
      key: seat.id,
      head,
      foot: messages.foot(seat),
      sum: `+${seat.lz_num}`,
      state: seat.state,
      last: seat.num === 7,
      spokenLabel: messages.spokenLabel(seat, `${dateText(seat.day, lang, today.day)} ${head}`),
      ...(isOpen && { onPick: () => setMissed(seat), disabled: pending !== null }),
    }
  })
  return (
    <div className={styles.checkIn}>
      <SeatStrip seats={seats} label={t`七天签到`} />
      {now ? (
        <Button variant="primary" size="lg" className={styles.button} aria-disabled={pending !== null} onClick={() => void take(now, now)}>
          <Armchair size={20} />
          <Trans>
            入座签到，领 <Num>{gold}</Num> 金币
          </Trans>
        </Button>
      ) : (
        <Button size="lg" className={styles.button} disabled>
          <Armchair size={20} />
          <Trans>今天已签到，明天见</Trans>
        </Button>
      )}
      {now && gold !== now.lz_num && (
        <p className={styles.gap}>
          {cards > 0 ? (
            <Trans>
              昨天漏签了。先补签，今天可领 <Num>{now.lz_num}</Num> 金币；不补就从第一座重新坐起。
            </Trans>
          ) : (
            <Trans>昨天漏签了，今天从第一座重新坐起。</Trans>
          )}
        </p>
      )}
      <p className={styles.note}>
        <Trans>每天 0 点按你所在时区更新。</Trans> <Plural value={cards} _0="没有补签卡。" other="有 # 张补签卡，可补上昨天。" />
      </p>
      <MakeUpDialog
        seat={missed}
        cards={cards}
        lang={lang}
        busy={pending !== null}
        onClose={() => setMissed(null)}
        onConfirm={(seat) => now && void take(seat, now).then(() => setMissed(null))}
      />
    </div>
  )
}

function useSeatMessages(): { foot(seat: SignDay): string; spokenLabel(seat: SignDay, day: string): string } {
  const { t } = useLingui()
  return {
    foot: (seat) => {
      if (seat.state === 'taken') return `+${seat.lz_num}`
      if (seat.state === 'today') return t`待签到`
      if (seat.state === 'make-up') return t`补签`
      if (seat.state === 'missed') return t`漏签`
      return seat.num === 7 ? t`满七天` : ''
    },
    spokenLabel: (seat, day) => {
      const gold = seat.lz_num
      if (seat.state === 'taken') return t`${day}，已签到，得 ${gold} 金币`
      if (seat.state === 'today') return t`${day}，待签到，可得 ${gold} 金币`
      if (seat.state === 'make-up') return t`${day}，漏签，用补签卡可得 ${gold} 金币`
      if (seat.state === 'missed') return t`${day}，漏签`
      return seat.num === 7 ? t`${day}，坐满七天可得 ${gold} 金币` : t`${day}，可得 ${gold} 金币`
    },
  }
}
