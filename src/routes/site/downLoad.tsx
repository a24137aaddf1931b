// /downLoad: install the app.
import { createFileRoute } from '@tanstack/react-router'
import { InstallPage } from '../../features/install/InstallPage.tsx'
import { deviceWords } from '../../ui/words/device-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'

export const Route = createFileRoute('/downLoad')({ component: InstallRoute })

function InstallRoute() {
  return (
    <WithWords catalogs={deviceWords}>
      <InstallPage />
    </WithWords>
  )
}
