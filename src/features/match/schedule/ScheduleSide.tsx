// Side menu of the schedule: sports and filters. Chips on phones.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarDays, CircleDot, Goal, Volleyball } from 'lucide-react'
import { preferences } from '../../../core/store/preferences.ts'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './ScheduleSide.module.css'
import { type ScheduleSearch, type ScheduleType, scheduleTypes } from './schedule-type.ts'

export interface ScheduleFilterProps {
  search: ScheduleSearch
  type: ScheduleType
}

const icons = { 4: CalendarDays, 1: Goal, 2: Volleyball, 3: CircleDot }

function useTypeNames(): Record<ScheduleType, string> {
  const { t } = useLingui()
  return { 4: t`全部项目`, 1: t`足球`, 2: t`篮球`, 3: t`其他项目` }
}

const searchFor = (search: ScheduleSearch, type: ScheduleType): ScheduleSearch => ({
  ...search,
  type: type === 4 ? undefined : type,
  league: undefined,
})

/** Toggles a filter in the URL without a new history entry. */
function useToggleMine(search: ScheduleSearch): () => void {
  const navigate = useNavigate()
  return () =>
    void navigate({ to: '/schedule', search: { ...search, mine: search.mine ? undefined : true }, replace: true, resetScroll: false })
}

const setBeijing = (on: boolean): void => preferences.set({ beijingTime: on })

export function ScheduleSide({ search, type }: ScheduleFilterProps) {
  const { t } = useLingui()
  const names = useTypeNames()
  const { beijingTime } = useStore(preferences)
  const toggleMine = useToggleMine(search)
  return (
    <aside className={styles.side} aria-label={t`项目`}>
      <nav aria-label={t`项目`}>
        {scheduleTypes.map((key) => {
          const Icon = icons[key]
          return (
            <Link
              key={key}
              to="/schedule"
              search={searchFor(search, key)}
              activeOptions={{ exact: true, includeSearch: true }}
              className={classNames(styles.row, key === type && styles.chosen)}
              aria-current={key === type ? 'page' : undefined}
            >
              <Icon size={18} aria-hidden="true" />
              {names[key]}
            </Link>
          )
        })}
      </nav>
      <h2 className={styles.title}>
        <Trans>只看</Trans>
      </h2>
      <SwitchRow checked={search.mine ?? false} onCheckedChange={toggleMine}>
        <Trans>我的联赛</Trans>
      </SwitchRow>
      <SwitchRow checked={beijingTime} onCheckedChange={setBeijing}>
        <Trans>北京时间</Trans>
      </SwitchRow>
    </aside>
  )
}

export function ScheduleChips({ search, type }: ScheduleFilterProps) {
  const names = useTypeNames()
  const { beijingTime } = useStore(preferences)
  const toggleMine = useToggleMine(search)
  return (
    <div className={styles.chips}>
      <ChipRow>
        {scheduleTypes.map((key) => (
          <Chip
            key={key}
            pressed={key === type}
            render={<Link to="/schedule" search={searchFor(search, key)} replace resetScroll={false} />}
          >
            {names[key]}
          </Chip>
        ))}
        <Chip pressed={search.mine ?? false} onClick={toggleMine}>
          <Trans>我的联赛</Trans>
        </Chip>
        <Chip pressed={beijingTime} onClick={() => setBeijing(!beijingTime)}>
          <Trans>北京时间</Trans>
        </Chip>
      </ChipRow>
    </div>
  )
}
