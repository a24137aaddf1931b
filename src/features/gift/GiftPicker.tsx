// Gift picker: gifts with prices, the bag, the quantity, and the send button. In the bar below the player and in the sheet on phones.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Gem, Gift as GiftSign } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { Gift, GiftSource } from '../../../contract/gift/gift.ts'
import { giftLimits } from '../../../contract/limits/gift-limits.ts'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { roomDialog } from '../../core/room/room-dialog.ts'
import { needLogin, openDialog } from '../../core/session/open-dialog.ts'
import { sessionStore } from '../../core/session/session.ts'
import { diamonds } from '../../core/text/amount-text.ts'
import { dateText, dayOf } from '../../core/text/format.ts'
import { SteadyButton } from '../../ui/button/SteadyButton.tsx'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useRowView } from '../match/row-view.ts'
import styles from './GiftPicker.module.css'
import { bagQuery, giftsQuery } from './gift-queries.ts'
import { NumStep } from './NumStep.tsx'
import { ScrollRow } from './ScrollRow.tsx'
import { SpendNote } from './spend/SpendNote.tsx'
import { SpendQuestion } from './spend/SpendQuestion.tsx'
import { UndoNote } from './UndoNote.tsx'
import { type Giving, useGive } from './use-give.ts'

interface Tile {
  gift: Gift
  has: number | null
  expires: string | null
}

export function GiftPicker({ room, isSheet }: { room: RoomInfo; isSheet?: boolean }) {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  const read = useQuery(giftsQuery())
  const bag = useQuery({ ...bagQuery(), enabled: phase === 'in' })
  const [from, setFrom] = useState<GiftSource>('wallet')
  const [chosen, setChosen] = useState<string | null>(null)
  const [num, setNum] = useState(1)
  const giving = useGive(room.id, read.data?.combo_ms ?? 5_000)
  const tiles: Tile[] =
    from === 'wallet'
      ? (read.data?.list ?? []).map((gift) => ({ gift, has: null, expires: null }))
      : (bag.data?.list ?? []).map(({ gift, num: has, expires_at }) => ({ gift, has, expires: expires_at }))
  const tile = tiles.find(({ gift }) => gift.id === chosen) ?? tiles[0]
  const most = tile?.has ?? giftLimits.atOnce
  const panel = useId()
  useEffect(() => setNum((known) => Math.min(known, most)), [most])
  const choose = (next: GiftSource): void => {
    setFrom(next)
    setChosen(null)
    giving.changed()
    if (next === 'bag') void bag.refetch()
  }
  return (
    <div className={classNames(styles.picker, isSheet && styles.sheet)}>
      <TabLinks
        label={t`礼物和背包`}
        current={from}
        className={styles.tabs}
        items={[
          { key: 'wallet', label: t`礼物`, panel, onSelect: () => choose('wallet') },
          { key: 'bag', label: t`背包`, panel, onSelect: () => !needLogin() && choose('bag') },
        ]}
      />
      <ScrollRow id={panel} className={styles.tiles}>
        {read.isLoadingError && !read.data && <ErrorState onRetry={() => void read.refetch()} />}
        {read.isPending && <SkeletonRows count={1} label={t`数据加载中，请稍候！`} height={64} />}
        {from === 'wallet' && read.data?.list.length === 0 && (
          <p className={styles.none}>
            <GiftSign size={20} aria-hidden="true" />
            <Trans>礼物还没有上架</Trans>
          </p>
        )}
        {from === 'bag' && bag.data?.list.length === 0 && (
          <p className={styles.none}>
            <GiftSign size={20} aria-hidden="true" />
            <Trans>背包里还没有礼物</Trans>
          </p>
        )}
        {tiles.map((one) => (
          <GiftTile
            key={one.gift.id}
            tile={one}
            isChosen={one === tile}
            onChoose={() => {
              setChosen(one.gift.id)
              giving.changed()
            }}
          />
        ))}
      </ScrollRow>
      <Purse
        room={room}
        isSheet={isSheet}
        tile={tile}
        from={from}
        num={num}
        onNum={setNum}
        most={most}
        nums={read.data?.nums ?? []}
        giving={giving}
      />
    </div>
  )
}

function GiftTile({ tile: { gift, has, expires }, isChosen, onChoose }: { tile: Tile; isChosen: boolean; onChoose(): void }) {
  const { lang, tz } = useRowView()
  return (
    <button type="button" className={styles.tile} aria-pressed={isChosen} data-gift={gift.id} onClick={onChoose}>
      <img src={gift.img} alt="" width={38} height={38} loading="lazy" />
      <span className={styles.name}>{nameOf(gift.name, lang)}</span>
      {has === null ? (
        <span className={styles.price}>
          <Gem size={14} aria-hidden="true" />
          <Num>{diamonds(gift.price)}</Num>
        </span>
      ) : (
        <span className={styles.price}>
          <Num>×{has}</Num>
          {expires && <small>{dateText(dayOf(expires, tz), lang)}</small>}
        </span>
      )}
    </button>
  )
}

interface PurseProps {
  room: RoomInfo
  isSheet: boolean | undefined
  tile: Tile | undefined
  from: GiftSource
  num: number
  onNum(num: number): void
  most: number
  nums: readonly number[]
  giving: Giving
}

function Purse({ room, isSheet, tile, from, num, onNum, most, nums, giving }: PurseProps) {
  const { t } = useLingui()
  const { phase, user } = useStore(sessionStore)
  const { spending, combo, held, give, takenBack } = giving
  const isOwner = room.me?.role === 'owner'
  const isOff = !room.is_live
  const price = from === 'wallet' ? (tile?.gift.price ?? 0) * num : 0
  const send = (confirmed = false): void => {
    if (tile && !needLogin()) void give({ gift: tile.gift, num, from }, confirmed)
  }
  return (
    <div className={styles.purse}>
      <div className={styles.wallet}>
        {phase === 'in' ? (
          <>
            <span className={styles.balance} data-room-balance="">
              <Gem size={16} aria-hidden="true" />
              <Num strong>{diamonds(user?.balance ?? 0)}</Num>
            </span>
            {isSheet && (
              <>
                <button type="button" className={styles.link} onClick={() => roomDialog.set({ type: 'advert' })}>
                  <Trans>广告弹幕</Trans>
                </button>
                <button type="button" className={styles.link} onClick={() => roomDialog.set({ type: 'horn' })}>
                  <Trans context="a single one">喇叭</Trans>
                </button>
              </>
            )}
            <button type="button" className={styles.link} onClick={() => openDialog('recharge')}>
              <Trans>充值</Trans>
            </button>
          </>
        ) : (
          <button type="button" className={styles.link} onClick={() => openDialog('login')}>
            <Trans>登录后送礼</Trans>
          </button>
        )}
      </div>
      <div className={styles.acts}>
        <NumStep
          label={t`送几个`}
          value={num}
          steps={nums}
          most={most}
          onChange={(next) => {
            onNum(next)
            giving.changed()
          }}
        />
        <SteadyButton
          variant={combo > 0 ? 'lamp' : 'primary'}
          className={styles.send}
          disabled={!tile || isOwner || isOff}
          data-combo={combo}
          onClick={() => send()}
        >
          {combo > 0 ? (
            <Trans>
              连击 <Num strong>×{combo}</Num>
            </Trans>
          ) : from === 'bag' ? (
            <Trans context="on a button">送出</Trans>
          ) : (
            <span>
              <Trans context="on a button">
                送出 <Num>{diamonds(price)}</Num>
              </Trans>
            </span>
          )}
        </SteadyButton>
      </div>
      <div className={styles.notes}>
        {isOwner && (
          <p className={styles.note}>
            <Trans>不能给自己的直播间送礼</Trans>
          </p>
        )}
        {!isOwner && isOff && (
          <p className={styles.note}>
            <Trans>直播间没有开播，开播后才能送礼。守护和贵族照常能开通。</Trans>
          </p>
        )}
        {!spending.asks && <SpendNote failure={spending.failure} remedy={spending.remedy} />}
        {held && <UndoNote key={held.receipt.id} held={held} onGone={() => takenBack(held.receipt.id)} />}
      </div>
      <SpendQuestion spending={spending} price={price} onConfirm={() => send(true)} />
    </div>
  )
}
