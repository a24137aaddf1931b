// A strip of days with the stair under the chosen one and a single tab stop: arrow keys move along it. The calendar reaches all others.
import { useLingui } from '@lingui/react/macro'
import type { QueryKey } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef } from 'react'
import type { Lang } from '../../../../../contract/limits/limits.ts'
import { addDays, dateText } from '../../../../core/text/format.ts'
import { moveFocus } from '../../../../ui/button/roving.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Stair } from '../../../../ui/figure/Stair.tsx'
import { laterPart } from '../../../../ui/layer/later-part.ts'
import { useLater } from '../../../../ui/layer/use-later.ts'
import { quiet } from '../../../../ui/page/quiet.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import styles from './DayStrip.module.css'
import { stripDays } from './day-strip.ts'

/** Range of the calendar in days, back and ahead. */
const reach = 365
const dayAvailability = laterPart(() => import('./DayAvailability.tsx').then((part) => part.DayAvailability))
const isDate = { 'aria-current': 'date' } as const

export interface DayStripProps {
  path: '/football' | '/basketball' | '/schedule'
  search: Record<string, unknown>
  lang: Lang
  today: string
  /** The day shown if the URL has none. */
  opened: string
  day: string
  /** Number of days before today, and in total. */
  back: number
  count: number
  /** Query key of a day's list. */
  keyOf(day: string): QueryKey
}

export function DayStrip({ path, search, lang, today, opened, day, back, count, keyOf }: DayStripProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const strip = useRef<HTMLElement>(null)
  const DayAvailability = useLater(dayAvailability, useStore(quiet))
  const days = stripDays(today, day, back, count, lang)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip scrolls when the chosen day changes
  useEffect(() => {
    const box = strip.current
    const active = box?.querySelector<HTMLElement>('[data-lit]')
    if (!box || !active || box.scrollWidth <= box.clientWidth) return
    // Scrolls the strip only: scrollIntoView would move the page as well.
    box.scrollLeft = active.offsetLeft - box.offsetLeft - (box.clientWidth - active.offsetWidth) / 2
  }, [day])
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    // Ignore incomplete dates while typing.
    if (!target.value || !target.validity.valid) return
    const chosen = target.value === opened ? undefined : target.value
    void navigate({ to: path, search: { ...search, day: chosen } as never, replace: true, resetScroll: false })
  }
  return (
    <div className={styles.box}>
      <nav
        ref={strip}
        className={styles.strip}
        aria-label={t`日期`}
        onKeyDown={(event) => strip.current && moveFocus(event, strip.current, 'a', 'horizontal')}
      >
        {days.map((item) => (
          <Link
            key={item.day}
            to={path}
            search={{ ...search, day: item.day === opened ? undefined : item.day } as never}
            activeOptions={{ exact: true, includeSearch: true }}
            replace
            resetScroll={false}
            className={classNames(styles.day, item.day === day && styles.lit)}
            aria-current={item.day === day ? 'date' : undefined}
            activeProps={isDate}
            data-lit={item.day === day || undefined}
            tabIndex={item.day === day ? undefined : -1}
          >
            <span>{item.weekday ?? t`今天`}</span>
            <Num className={styles.date} aria-hidden="true">
              {!item.month ? item.date : lang === 'zh' ? `${item.month}/${item.date}` : dateText(item.day, lang)}
            </Num>
            <VisuallyHidden>{dateText(item.day, lang, today)}</VisuallyHidden>
            {DayAvailability && <DayAvailability queryKey={keyOf(item.day)} lang={lang} />}
            {item.day === day && <Stair />}
          </Link>
        ))}
      </nav>
      <label className={styles.pick}>
        <CalendarDays size={18} aria-hidden="true" />
        <input
          key={day}
          type="date"
          aria-label={t`选日期`}
          title={t`选日期`}
          defaultValue={day}
          min={addDays(today, -reach)}
          max={addDays(today, reach)}
          onChange={pick}
        />
      </label>
    </div>
  )
}
