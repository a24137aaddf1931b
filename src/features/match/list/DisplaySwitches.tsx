// Display switches of scores: 指数, 进球声音, 隐藏比分. Rows in the side menu, chips on phones.
import { Trans, useLingui } from '@lingui/react/macro'
import { EyeOff, Volume2 } from 'lucide-react'
import { preferences } from '../../../core/store/preferences.ts'
import { Chip } from '../../../ui/button/Chip.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useOddsOffered } from '../odds/use-odds-offered.ts'

const set = preferences.set

/** Whether to offer the goal sound: only football has goals. */
interface OfGoals {
  goals: boolean
}

export function DisplaySwitches({ goals }: OfGoals) {
  const { odds, voice, hideScores } = useStore(preferences)
  const offered = useOddsOffered()
  return (
    <>
      {offered && (
        <SwitchRow checked={odds} onCheckedChange={(value) => set({ odds: value })}>
          <Trans>指数</Trans>
        </SwitchRow>
      )}
      {goals && (
        <SwitchRow checked={voice} onCheckedChange={(value) => set({ voice: value })}>
          <Trans>进球声音</Trans>
        </SwitchRow>
      )}
      <SwitchRow checked={hideScores} onCheckedChange={(value) => set({ hideScores: value })}>
        <Trans>隐藏比分</Trans>
      </SwitchRow>
    </>
  )
}

/** Phones show no odds in rows: the switch is in the side menu on desktop and on the match's own page. */
export function DisplayChips({ goals }: OfGoals) {
  const { voice, hideScores } = useStore(preferences)
  return (
    <>
      {goals && (
        <Chip pressed={voice} onClick={() => set({ voice: !voice })}>
          <Volume2 size={16} aria-hidden="true" />
          <Trans>进球声音</Trans>
        </Chip>
      )}
      <Chip pressed={hideScores} onClick={() => set({ hideScores: !hideScores })}>
        <EyeOff size={16} aria-hidden="true" />
        <Trans>隐藏比分</Trans>
      </Chip>
    </>
  )
}

/** 指数 on the match's own page, also on phones. */
export function OddsSwitch() {
  const { t } = useLingui()
  const { odds } = useStore(preferences)
  if (!useOddsOffered()) return null
  return (
    <SwitchRow checked={odds} hint={t`仅供观赛参考，本站不提供投注`} onCheckedChange={(value) => set({ odds: value })}>
      <Trans>显示指数</Trans>
    </SwitchRow>
  )
}
