// Names of the room types. R-SHELL-7.
import { useLingui } from '@lingui/react/macro'

export function useTypeMessages(): Record<0 | 1 | 2 | 3 | 4 | 5 | 6, string> & Record<number, string> {
  const { t } = useLingui()
  return { 0: t`推荐`, 1: t`足球`, 2: t`篮球`, 3: t`棋牌电竞`, 4: t`网球`, 5: t`羽毛球`, 6: t`其他` }
}
