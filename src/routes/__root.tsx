// The root of all routes: the shell around them; unknown paths redirect to /404.
import { createRootRouteWithContext, Match, Navigate, Outlet, useLocation, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { RouterContext } from '../core/router-context.ts'
import { AlertBell } from '../features/alert/AlertBell.tsx'
import { GoalPopups } from '../features/alert/popup/GoalPopups.tsx'
import { listenForInstall } from '../features/install/install-prompt.ts'
import { AccountEntry } from '../features/shell/menu/AccountEntry.tsx'
import { Shell } from '../features/shell/Shell.tsx'
import { laterPart } from '../ui/layer/later-part.ts'

const userPanel = laterPart(() => import('../features/account/member/home/UserPanel.tsx').then((part) => part.UserPanel))
const ownHead = laterPart(() => import('../features/account/member/home/OwnHead.tsx').then((part) => part.OwnHead))

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root, notFoundComponent: ToNotFound })

function Root() {
  useEffect(listenForInstall, [])
  return (
    <Shell bell={<AlertBell />} account={<AccountEntry panel={userPanel} />} own={ownHead} popups={<GoalPopups />}>
      <Page />
    </Shell>
  )
}

/** Renders the page without the boundary that Outlet adds: see hydrateWhole. */
function Page() {
  const routeId = useRouterState({ select: ({ matches }) => matches[1]?.routeId })
  return routeId ? <Match routeId={routeId} /> : <Outlet />
}

/** Keeps the first path: this renders once more when the URL is already /404. */
function ToNotFound() {
  const asked = useLocation({ select: (location) => location.pathname })
  const [path] = useState(asked)
  return <Navigate to="/404" search={{ path }} replace />
}
