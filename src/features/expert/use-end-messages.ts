// Texts of the match results that settlements refer to.
import { useLingui } from '@lingui/react/macro'

export function useEndMessages(): (end: string) => string {
  const { t } = useLingui()
  return (end) => {
    if (end === 'void') return t`推迟或取消`
    if (end === 'open') return t`重新进行`
    return end.replace(/^over /, '').replaceAll('-', ' : ')
  }
}
