import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/detail')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/detail"!</div>
}
