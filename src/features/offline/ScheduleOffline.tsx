// Beside the schedule: writes that wait for the network, and the offline packs.
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { PacksNote } from './PacksNote.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

export function ScheduleOffline() {
  return (
    <WithMessages catalogs={deviceMessages} waiting={null}>
      <WaitingPanel />
      <PacksNote />
    </WithMessages>
  )
}
