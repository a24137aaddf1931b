// Order of tie-breaks: move, remove and add with buttons.
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type TieBreak, tieBreaks } from '../../../../../contract/match/table-order.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { announce } from '../../../../ui/page/announce.ts'
import styles from './LeagueRules.module.css'
import { moved } from './league-draft.ts'

interface TieBreakListProps {
  order: readonly TieBreak[]
  messages: Record<TieBreak, string>
  onChange(order: TieBreak[]): void
}

export function TieBreakList({ order, messages, onChange }: TieBreakListProps) {
  const { t } = useLingui()
  const move = (item: TieBreak, by: -1 | 1): void => {
    const word = messages[item]
    const at = order.indexOf(item) + by + 1
    onChange(moved(order, item, by))
    announce(t`${word}现在是第 ${at} 项`)
  }
  return (
    <>
      <ol className={styles.order} aria-label={t`排名顺序`}>
        {order.map((item, place) => (
          <TieBreakRow
            key={item}
            word={messages[item]}
            place={place + 1}
            count={order.length}
            onMove={(by) => move(item, by)}
            onRemove={() => onChange(order.filter((one) => one !== item))}
          />
        ))}
      </ol>
      <div className={styles.acts}>
        {tieBreaks
          .filter((item) => !order.includes(item))
          .map((item) => {
            const word = messages[item]
            return (
              <Button key={item} size="sm" aria-label={t`加${word}`} onClick={() => onChange([...order, item])}>
                <Plus size={14} aria-hidden="true" />
                {word}
              </Button>
            )
          })}
      </div>
    </>
  )
}

interface TieBreakRowProps {
  word: string
  place: number
  count: number
  onMove(by: -1 | 1): void
  onRemove(): void
}

function TieBreakRow({ word, place, count, onMove, onRemove }: TieBreakRowProps) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  // Moving a row in the DOM removes focus: it returns to the pressed arrow, or to the other one at either end.
  const pressed = useRef<-1 | 1 | null>(null)
  useEffect(() => {
    const by = pressed.current
    if (by === null) return
    pressed.current = null
    const button = (of: number) => row.current?.querySelector<HTMLButtonElement>(`[data-move="${of}"]:not(:disabled)`)
    ;(button(by) ?? button(-by))?.focus()
  })
  const move = (by: -1 | 1): void => {
    pressed.current = by
    onMove(by)
  }
  return (
    <li ref={row}>
      <Num>{place}</Num>
      <span className={styles.word}>{word}</span>
      <IconButton label={t`${word}上移`} data-move={-1} disabled={place === 1} onClick={() => move(-1)}>
        <ArrowUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={t`${word}下移`} data-move={1} disabled={place === count} onClick={() => move(1)}>
        <ArrowDown size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={t`去掉${word}`} disabled={count === 1} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
