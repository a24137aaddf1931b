// Red envelopes of a room that are counting down or open: above the chat, each with a countdown; with reduced effects only in the chat.
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import type { Envelope } from '../../../../contract/gift/envelope.ts'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { roomDialog } from '../../../core/room/room-dialog.ts'
import { roomFrames } from '../../../core/socket/room-frames.ts'
import { reducedEffects } from '../../../core/store/reduced-effects.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { envelopeQuery, envelopesQuery } from '../gift-queries.ts'
import { useLeft } from '../use-left.ts'
import styles from './EnvelopeDock.module.css'

/** Maximum shown at once; the others remain in the chat. */
const most = 3
type Read = ApiData<'POST api/Redenvelope/getRedInfo'>

export function EnvelopeDock({ room }: { room: RoomInfo }) {
  const client = useQueryClient()
  const isReduced = useStore(reducedEffects)
  const { data, refetch } = useQuery(envelopesQuery(room.id))
  useEffect(
    () =>
      roomFrames.join(room.id, {
        onFrame(frame) {
          if (frame.type !== 'room_envelope') return
          const { envelope } = frame.data
          const merge = (known: Read | undefined): Read | undefined => known && { ...known, list: merged(known.list, envelope) }
          client.setQueryData<Read>(envelopesQuery(room.id).queryKey, merge)
          client.setQueryData<Read>(envelopeQuery(envelope.id).queryKey, merge)
        },
        onReset: () => void refetch(),
      }),
    [client, room.id, refetch],
  )
  const open = (data?.list ?? []).filter(({ state, mine }) => mine === null && (state === 'counting' || state === 'open'))
  if (isReduced || open.length === 0) return null
  return (
    <ul className={styles.dock}>
      {open.slice(0, most).map((envelope) => (
        <Waiting key={envelope.id} envelope={envelope} />
      ))}
    </ul>
  )
}

/** Keeps the user's own share, which frames do not contain. */
function merged(list: Read['list'], envelope: Envelope): Read['list'] {
  const known = list.find(({ id }) => id === envelope.id)
  if (!known) return [...list, { ...envelope, mine: null }]
  return list.map((one) => (one === known ? { ...envelope, mine: known.mine } : one))
}

function Waiting({ envelope }: { envelope: Envelope }) {
  const left = useLeft(Date.parse(envelope.opens_at))
  const minutes = Math.floor(left / 60)
  const clock = `${minutes}:${String(left % 60).padStart(2, '0')}`
  return (
    <li>
      <button type="button" className={styles.envelope} onClick={() => roomDialog.set({ type: 'envelope', id: envelope.id })}>
        <img src="/gifts/envelope.svg" alt="" width={28} height={28} />
        <span>
          <Trans>
            <span translate="no">{envelope.nickname}</span> 的红包
          </Trans>
        </span>
        {left > 0 ? (
          <Num strong>{clock}</Num>
        ) : (
          <b>
            <Trans>可以开了</Trans>
          </b>
        )}
      </button>
    </li>
  )
}
