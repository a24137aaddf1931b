// The input of both floors: the rows once, then the same frames as our page, applied to a map without gap handling.
import type { MatchRow } from '../../../contract/match/match-row.ts'

type Patch = Pick<MatchRow, 'id'> & Partial<MatchRow>

export async function readRows(): Promise<MatchRow[]> {
  const response = (await (await fetch('/rows.json')).json()) as { data: { list: MatchRow[] } }
  return response.data.list
}

export function hear(onPatch: (patch: Patch) => void): void {
  const socket = new WebSocket(`ws://${location.host}/ws`)
  socket.onopen = () => {
    socket.send('{"type":"register","info":"web","version":1,"visible":true}')
    socket.send('{"type":"classify","classify_type":0}')
  }
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data as string) as { type?: string; data?: Patch[] }
    if (message.type === 'football_match') for (const patch of message.data ?? []) onPatch(patch)
  }
}

/** The minute as text, from the row's own clock. */
export function minuteOf({ clock }: MatchRow, now: number): string {
  if (!clock) return ''
  return `${Math.floor((clock.elapsed + (now - Date.parse(clock.at)) / 1_000) / 60) + 1}′`
}
