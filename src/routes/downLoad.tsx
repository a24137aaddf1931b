// /downLoad: install the app.
import { createFileRoute } from '@tanstack/react-router'
import { InstallPage } from '../features/install/InstallPage.tsx'

export const Route = createFileRoute('/downLoad')({ component: InstallPage })
