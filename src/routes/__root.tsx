// The root of all routes: the shell around them; unknown paths go to /404.
import { createRootRouteWithContext, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RouterContext } from '../core/router-context.ts'
import { AlertBell } from '../features/alert/AlertBell.tsx'
import { GoalPopups } from '../features/alert/GoalPopups.tsx'
import { listenForInstall } from '../features/install/install-prompt.ts'
import { Shell } from '../features/shell/Shell.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root, notFoundComponent: ToNotFound })

function Root() {
  useEffect(listenForInstall, [])
  return (
    <Shell bell={<AlertBell />} popups={<GoalPopups />}>
      <Outlet />
    </Shell>
  )
}

function ToNotFound() {
  const path = useLocation({ select: (location) => location.pathname })
  return <Navigate to="/404" search={{ path }} replace />
}
