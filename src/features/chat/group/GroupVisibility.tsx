// The streamer's switch for listing a group in the room, where viewers can join it.
import type { ReactNode } from 'react'
import type { Group } from '../../../../contract/chat/group.ts'
import { call } from '../../../core/api/api.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { useGroupAct } from './use-group-act.ts'

export function GroupVisibility({ group, children, hint }: { group: Group; children: ReactNode; hint?: ReactNode }) {
  const { run } = useGroupAct()
  return (
    <SwitchRow
      checked={group.shown}
      hint={hint}
      onCheckedChange={(show) => void run(() => call('POST api/live/addshowGroup', { body: { id: group.id, show } }))}
    >
      {children}
    </SwitchRow>
  )
}
