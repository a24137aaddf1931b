// Beside the schedule: writes that wait for the network, and the offline packs.
import { deviceWords } from '../../ui/words/device-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'
import { PacksNote } from './PacksNote.tsx'
import { WaitingPanel } from './WaitingPanel.tsx'

export function ScheduleKept() {
  return (
    <WithWords catalogs={deviceWords} waiting={null}>
      <WaitingPanel />
      <PacksNote />
    </WithWords>
  )
}
