// Room categories as select options. R-SHELL-7.
import { useLingui } from '@lingui/react/macro'

export function useCategoryOptions(): { value: string; label: string }[] {
  const { t } = useLingui()
  const names = [t`足球`, t`篮球`, t`棋牌电竞`, t`网球`, t`羽毛球`, t`其他`]
  return names.map((label, place) => ({ value: String(place + 1), label }))
}
