// Shows the age of the data on screen if it is a cached copy, so that it never passes for current. Nothing if it is fresh.
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { copyState } from '../../core/api/copy-state.ts'
import { freshness, keyText, network } from '../../core/api/freshness.ts'
import { preferences } from '../../core/store/preferences.ts'
import { ageText } from '../../core/text/format.ts'
import { StaleNote } from '../../ui/state/StaleNote.tsx'
import { useStore } from '../../ui/use-store.ts'

export function CachedNote({ queryKey }: { queryKey: readonly unknown[] }) {
  const { lang } = useStore(preferences)
  const isOnline = useStore(network)
  const state = useSyncExternalStore(
    freshness.subscribe,
    () => freshness.get(queryKey),
    () => undefined,
  )
  const note = copyState(state, isOnline)
  if (!state || note === 'current') return null
  const age = ageText(Date.now() - state.savedAt, lang)
  return (
    <StaleNote live={note === 'copy' ? false : null} key={keyText(queryKey)}>
      {note === 'copy' ? <Trans>离线副本 · {age}保存</Trans> : <Trans>正在更新 · {age}保存</Trans>}
    </StaleNote>
  )
}
