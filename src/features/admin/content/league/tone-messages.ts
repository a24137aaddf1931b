// Meanings of the zone colours.
import { useLingui } from '@lingui/react/macro'
import type { ZoneTone } from '../../../../../contract/match/table-zone.ts'

/** From best to worst. */
export function useToneMessages(): Record<ZoneTone, string> {
  const { t } = useLingui()
  return {
    'first-cup': t`最高级杯赛，如欧冠`,
    'second-cup': t`第二级杯赛，如欧联`,
    'third-cup': t`第三级杯赛，如欧协联`,
    promotion: t`升级或出线`,
    'play-off': t`升级附加赛或季后赛`,
    'relegation-play-off': t`保级附加赛`,
    relegation: t`降级`,
  }
}
