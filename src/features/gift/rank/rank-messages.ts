// Labels for the terms of the heat formula.
import { useLingui } from '@lingui/react/macro'
import type { HeatTerm } from '../../../../contract/gift/rank.ts'

export function useTermMessages(): Record<HeatTerm, string> {
  const { t } = useLingui()
  return {
    'watch-minutes': t`观看分钟`,
    messages: t`发言`,
    'gift-diamonds': t`收到的钻石`,
    givers: t`送礼的人`,
    'new-followers': t`新粉丝`,
  }
}
