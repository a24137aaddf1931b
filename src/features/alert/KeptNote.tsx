// Says how old what is on screen is when it is a saved copy: what is old never stands as the state of now. Nothing when it is fresh.
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { copyState } from '../../core/api/copy-state.ts'
import { freshness, keyText, network } from '../../core/api/freshness.ts'
import { preferences } from '../../core/preferences.ts'
import { ageText } from '../../core/text/format.ts'
import { StaleNote } from '../../ui/state/StaleNote.tsx'
import { useStore } from '../../ui/use-store.ts'

export function KeptNote({ queryKey }: { queryKey: readonly unknown[] }) {
  const { lang } = useStore(preferences)
  const isOnline = useStore(network)
  const state = useSyncExternalStore(
    freshness.subscribe,
    () => freshness.get(queryKey),
    () => undefined,
  )
  const said = copyState(state, isOnline)
  if (!state || said === 'current') return null
  const age = ageText(Date.now() - state.savedAt, lang)
  return (
    <StaleNote live={said === 'copy' ? false : null} key={keyText(queryKey)}>
      {said === 'copy' ? <Trans>离线副本 · {age}保存</Trans> : <Trans>正在更新 · {age}保存</Trans>}
    </StaleNote>
  )
}
