// /demo: catalogue of the UI components.
import { createFileRoute } from '@tanstack/react-router'
import { DemoPage } from '../../features/demo/DemoPage.tsx'
import { deviceWords } from '../../ui/words/device-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

export const Route = createFileRoute('/demo')({ component: DemoRoute })

function DemoRoute() {
  return (
    <WithWords catalogs={deviceWords}>
      <DemoPage />
    </WithWords>
  )
}
