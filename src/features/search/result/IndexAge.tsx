// Age of the local index, displayed when it could not be refreshed.
import { Trans } from '@lingui/react/macro'
import { preferences } from '../../../core/store/preferences.ts'
import { ageText } from '../../../core/text/format.ts'
import { StaleNote } from '../../../ui/state/StaleNote.tsx'
import { useStore } from '../../../ui/use-store.ts'

export function IndexAge({ savedAt, className }: { savedAt: number; className?: string }) {
  const { lang } = useStore(preferences)
  const age = ageText(Date.now() - savedAt, lang)
  return (
    <StaleNote live={false} className={className}>
      <Trans>搜的是本机保存的索引 · {age}保存</Trans>
    </StaleNote>
  )
}
