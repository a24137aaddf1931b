// Pop-ups and sounds of an open page: voice, voice1, red and yellow of R-ALERT-15.
import { Trans } from '@lingui/react/macro'
import { type Preferences, preferences } from '../../core/store/preferences.ts'
import { SwitchRow } from '../../ui/form/SwitchRow.tsx'
import { useStore } from '../../ui/use-store.ts'

export function SoundSwitches() {
  const chosen = useStore(preferences)
  const flag = (key: 'voice' | 'voice1' | 'red' | 'yellow') => ({
    checked: chosen[key],
    onCheckedChange: (on: boolean) => preferences.set({ [key]: on } as Partial<Preferences>),
  })
  return (
    <>
      <SwitchRow {...flag('voice')}>
        <Trans>足球进球声音</Trans>
      </SwitchRow>
      <SwitchRow {...flag('voice1')}>
        <Trans>红黄牌声音</Trans>
      </SwitchRow>
      <SwitchRow {...flag('red')}>
        <Trans>红牌弹窗</Trans>
      </SwitchRow>
      <SwitchRow {...flag('yellow')}>
        <Trans>黄牌弹窗</Trans>
      </SwitchRow>
    </>
  )
}
