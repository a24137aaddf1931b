// 有主播的: only matches that streamers cover or have announced. Toggles the URL without a new history entry.
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Chip } from '../../../ui/button/Chip.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'

export interface HostedFilterProps {
  path: '/football' | '/basketball' | '/schedule'
  search: Record<string, unknown> & { hosted?: true }
}

function useToggle({ path, search }: HostedFilterProps): () => void {
  const navigate = useNavigate()
  const next = { ...search, hosted: search.hosted ? undefined : true }
  return () => void navigate({ to: path, search: next as never, replace: true, resetScroll: false })
}

export function HostedSwitch(props: HostedFilterProps) {
  const toggle = useToggle(props)
  return (
    <SwitchRow checked={props.search.hosted ?? false} onCheckedChange={toggle}>
      <Trans>有主播的</Trans>
    </SwitchRow>
  )
}

export function HostedChip(props: HostedFilterProps) {
  const toggle = useToggle(props)
  return (
    <Chip pressed={props.search.hosted ?? false} onClick={toggle}>
      <Trans>有主播的</Trans>
    </Chip>
  )
}
