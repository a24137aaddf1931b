// Beside the schedule: what waits for the network, and what is kept for a time without one.
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
