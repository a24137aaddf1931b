// Opens a red envelope: conditions, opening time, the user's share, and all shares.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Envelope, EnvelopeShare } from '../../../../contract/gift/envelope.ts'
import type { RoomInfo } from '../../../../contract/room/room.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useTalkCovered } from '../../match/state/use-match-covered.ts'
import { SpoilerText } from '../../spoiler/SpoilerText.tsx'
import { balanceIs, envelopeQuery, envelopesQuery } from '../gift-queries.ts'
import { SpendNote } from '../spend/SpendNote.tsx'
import { useSpend } from '../spend/use-spend.ts'
import { useLeft } from '../use-left.ts'
import styles from './EnvelopeDialog.module.css'

export function EnvelopeDialog({ room, id, onClose }: { room: RoomInfo; id: string; onClose(): void }) {
  const { t } = useLingui()
  const read = useQuery({ ...envelopeQuery(id), refetchInterval: 5_000 })
  const envelope = read.data?.list[0]
  return (
    <Dialog open onOpenChange={onClose} title={envelope ? <Trans>{envelope.nickname} 的红包</Trans> : <Trans>红包</Trans>} width={380}>
      {!read.data &&
        (read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />)}
      {read.data && !envelope && (
        <p className={styles.quiet}>
          <Trans>这个红包已经不在了</Trans>
        </p>
      )}
      {read.data && envelope && (
        <>
          <Opening room={room} envelope={envelope} mine={envelope.mine} onOpened={() => void read.refetch()} />
          <Shares shares={read.data.shares} envelope={envelope} />
        </>
      )}
    </Dialog>
  )
}

interface OpeningProps {
  room: RoomInfo
  envelope: Envelope
  mine: number | null
  onOpened(): void
}

function Opening({ room, envelope, mine, onOpened }: OpeningProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { user } = useStore(sessionStore)
  const { busy, failure, remedy, run } = useSpend()
  const [word, setWord] = useState('')
  const left = useLeft(Date.parse(envelope.opens_at))
  const isOwn = user?.id === envelope.uid
  const covered = useTalkCovered(room.match_id, `room:${room.id}`) && !isOwn
  const isGone = envelope.state === 'empty' || envelope.state === 'over'
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (needLogin()) return
    const answer = envelope.condition === 'word' ? word.trim() : undefined
    const work = async (idempotencyKey: string): Promise<void> => {
      const body = { id: envelope.id, ...(answer && { word: answer }) }
      const { balance } = await moneyCall('POST api/Redenvelope/receiveRed', { body, idempotencyKey })
      balanceIs(balance)
    }
    await run(`${envelope.id} ${answer ?? ''}`, work)
    onOpened()
    await client.invalidateQueries({ queryKey: envelopesQuery(room.id).queryKey })
  }
  if (mine !== null) {
    return (
      <p className={styles.result} role="status" data-envelope="mine">
        <Trans>
          你领到了 <Num strong>{diamonds(mine)}</Num> 钻，已放进消费钱包
        </Trans>
      </p>
    )
  }
  if (isGone || isOwn) {
    return (
      <p className={styles.quiet} role="status">
        {isOwn && !isGone ? (
          <Trans>这是你发的红包，自己不能领</Trans>
        ) : envelope.state === 'empty' ? (
          <Trans>已经领完了</Trans>
        ) : (
          <Trans>已经过期，没领完的退回去了</Trans>
        )}
      </p>
    )
  }
  return (
    <form className={styles.opening} onSubmit={(event) => void open(event)}>
      <div className={styles.cover}>
        <img src="/gifts/envelope.svg" alt="" width={56} height={56} />
        {envelope.greeting && (
          <p>
            <SpoilerText id={envelope.id} text={envelope.greeting} covered={covered}>
              {envelope.greeting}
            </SpoilerText>
          </p>
        )}
      </div>
      <Condition envelope={envelope} />
      {envelope.condition === 'word' && <TextField label={t`口令`} value={word} onChange={setWord} />}
      <SpendNote failure={failure} remedy={remedy} />
      <SteadyButton
        type="submit"
        variant="lamp"
        size="lg"
        block
        disabled={busy || left > 0 || (envelope.condition === 'word' && word.trim() === '')}
      >
        {left > 0 ? (
          <span>
            <Trans>
              <Num>{left}</Num> 秒后开
            </Trans>
          </span>
        ) : (
          <Trans>开红包</Trans>
        )}
      </SteadyButton>
    </form>
  )
}

function Condition({ envelope: { condition } }: { envelope: Envelope }) {
  return (
    <p className={styles.condition}>
      {condition === 'followers' ? (
        <Trans>关注主播就能领，不用发弹幕</Trans>
      ) : condition === 'fans' ? (
        <Trans>粉丝团成员可以领</Trans>
      ) : condition === 'word' ? (
        <Trans>说对口令就能领</Trans>
      ) : (
        <Trans>登录的人都能领</Trans>
      )}
    </p>
  )
}

function Shares({ shares, envelope }: { shares: readonly EnvelopeShare[]; envelope: Envelope }) {
  return (
    <>
      <p className={styles.count}>
        <span>
          <Trans>
            <Num>
              {envelope.taken}/{envelope.num}
            </Num>{' '}
            个，共 <Num>{diamonds(envelope.total)}</Num> 钻
          </Trans>
        </span>
        {shares.length > 0 && (
          <span>
            <Plural value={shares.length} other="# 人领了" />
          </span>
        )}
      </p>
      <ol className={styles.shares}>
        {shares.map((share) => (
          <li key={share.uid}>
            <PersonPicture path={share.avatar} size={32} />
            <span translate="no">{share.nickname}</span>
            {share.best && (
              <b>
                <Trans>手气最佳</Trans>
              </b>
            )}
            <Num>{diamonds(share.amount)}</Num>
          </li>
        ))}
      </ol>
    </>
  )
}
