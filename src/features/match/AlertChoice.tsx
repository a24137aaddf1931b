// Which events of a match are alerted, said in words on the button and chosen in a panel that hangs from it.
import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AlertKind } from '../../../contract/follow.ts'
import { Button } from '../../ui/Button.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { SwitchRow } from '../../ui/SwitchRow.tsx'
import { useStore } from '../../ui/use-store.ts'
import { followKey, followStore, setFollow, setFollowEvents } from '../follow/follow-store.ts'
import styles from './AlertChoice.module.css'

const kinds: readonly AlertKind[] = ['goal', 'review', 'red-card', 'kick-off', 'half-time', 'full-time', 'moved']
/** Kinds that the button names before it says how many more there are. */
const named = 3

export function AlertChoice({ matchId, name, className }: { matchId: string; name: string; className?: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const follow = useStore(followStore).follows.get(followKey('match', matchId))
  const words: Record<AlertKind, string> = {
    goal: t({ message: '进球', context: 'kind of alert' }),
    review: t({ message: 'VAR', context: 'kind of alert' }),
    'red-card': t({ message: '红牌', context: 'kind of alert' }),
    'kick-off': t({ message: '开赛', context: 'kind of alert' }),
    'half-time': t({ message: '中场', context: 'kind of alert' }),
    'full-time': t({ message: '终场', context: 'kind of alert' }),
    moved: t({ message: '改期', context: 'kind of alert' }),
  }
  const own = follow?.events ?? []
  const chosen = own.length > 0 ? kinds.filter((kind) => own.includes(kind)) : kinds
  const comma = t({ message: '、', context: 'between words of a list' })
  const count = chosen.length
  const list = chosen.map((kind) => words[kind])
  const first = list.slice(0, named).join(comma)
  const label = !follow ? t`进球提醒` : own.length === 0 ? t`提醒按设置` : count > named ? t`${first}等 ${count} 项` : list.join(comma)
  const choose = (kind: AlertKind, on: boolean): void => {
    const next = kinds.filter((known) => (known === kind ? on : chosen.includes(known)))
    // None at all would mean the device's own settings: then the last one stays.
    if (next.length > 0) setFollowEvents('match', matchId, next.length === kinds.length ? [] : next)
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={className}
        aria-expanded={open}
        onClick={() => {
          // Alerts belong to a follow; asking for them is asking for it.
          if (!follow) setFollow('match', matchId, name, true)
          setOpen(!open)
        }}
      >
        <BellRing size={18} aria-hidden="true" />
        <span className={styles.label}>{label}</span>
      </button>
      <Popover open={open} onOpenChange={setOpen} anchor={anchor} label={t`这场比赛的提醒`} width={280}>
        <div className={styles.panel}>
          <b className={styles.title}>
            <Trans>这场比赛提醒什么</Trans>
          </b>
          {kinds.map((kind) => (
            <SwitchRow key={kind} checked={chosen.includes(kind)} onCheckedChange={(on) => choose(kind, on)}>
              {words[kind]}
            </SwitchRow>
          ))}
          {own.length > 0 && (
            <Button variant="plain" size="sm" onClick={() => setFollowEvents('match', matchId, [])}>
              <Trans>改回按设置提醒</Trans>
            </Button>
          )}
        </div>
      </Popover>
    </>
  )
}
