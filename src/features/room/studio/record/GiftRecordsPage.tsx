// /member?type=4: gifts received and sent, and the user's noble and guards.
import { Trans, useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { GiftRecord } from '../../../../../contract/gift/gift.ts'
import type { BillRange } from '../../../../../contract/money/bill.ts'
import { nameOf } from '../../../../../rules/text/name/name.ts'
import { sessionStore } from '../../../../core/session/session.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { diamonds } from '../../../../core/text/amount-text.ts'
import { dayOf, timeOf } from '../../../../core/text/format.ts'
import { Pager } from '../../../../ui/button/Pager.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useTitle } from '../../../../ui/page/use-title.ts'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { pageRows } from '../page-within.ts'
import { ReadList } from '../ReadList.tsx'
import styles from '../Studio.module.css'
import { useStudioRead } from '../use-studio-read.ts'
import { StatusPanel } from './StatusPanel.tsx'

type Side = 'given' | 'sent'

export function GiftRecordsPage() {
  const { t } = useLingui()
  const { user } = useStore(sessionStore)
  const { tz } = useStore(preferences)
  const isAnchor = user !== null && user.is_anchor !== 0
  const [chosen, setSide] = useState<Side | null>(null)
  const [range, setRange] = useState<BillRange>('month')
  const [page, setPage] = useState(1)
  useTitle(t`礼物记录`)
  const side: Side = chosen ?? (isAnchor ? 'given' : 'sent')
  const given = useStudioRead('POST api/member/webgetAnchorgiftlist', {
    body: { range, tz, page, limit: pageRows },
    off: side !== 'given' || !isAnchor,
  })
  const sent = useStudioRead('GET api/Gift/getSentList', {
    query: { range, tz, page: String(page), limit: String(pageRows) },
    off: side !== 'sent',
  })
  const read = side === 'given' ? given : sent
  const sums = read.data?.sums
  return (
    <div className={styles.page}>
      <StatusPanel />
      <Panel padded aria-labelledby="gifts">
        <SectionHead id="gifts" title={<Trans>礼物记录</Trans>} />
        <div className={styles.bar}>
          {isAnchor && (
            <Segmented<Side>
              label={t`收到还是送出`}
              value={side}
              onChange={(next) => {
                setSide(next)
                setPage(1)
              }}
              options={[
                { value: 'given', label: t`收到的` },
                { value: 'sent', label: t`送出的` },
              ]}
            />
          )}
          <Segmented<BillRange>
            label={t`时间`}
            value={range}
            onChange={(next) => {
              setRange(next)
              setPage(1)
            }}
            options={[
              { value: 'week', label: t`本周` },
              { value: 'month', label: t`本月` },
              { value: 'quarter', label: t`近三个月` },
              { value: 'all', label: t`全部` },
            ]}
          />
        </div>
        {sums && (
          <dl className={styles.figures}>
            <div>
              <dt>
                <Trans>礼物个数</Trans>
              </dt>
              <dd>
                <Num>{sums.num}</Num>
              </dd>
            </div>
            <div>
              <dt>
                <Trans>价值，钻石</Trans>
              </dt>
              <dd>
                <Num>{diamonds(sums.price)}</Num>
              </dd>
            </div>
            {side === 'given' && (
              <div>
                <dt>
                  <Trans>我的收入，钻石</Trans>
                </dt>
                <dd>
                  <Num>{diamonds(sums.income)}</Num>
                </dd>
              </div>
            )}
          </dl>
        )}
        <ReadList
          read={read}
          empty={
            <EmptyState
              icon={<Gift />}
              title={side === 'given' ? <Trans>这段时间没有收到礼物</Trans> : <Trans>这段时间没有送出礼物</Trans>}
            />
          }
        >
          {({ list, total }) => (
            <>
              <ol className={styles.rows}>
                {list.map((one) => (
                  <GiftRow key={one.id} record={one} side={side} />
                ))}
              </ol>
              <Pager counted className={styles.pager} page={page} total={total} size={pageRows} onPage={setPage} />
            </>
          )}
        </ReadList>
      </Panel>
    </div>
  )
}

function GiftRow({ record, side }: { record: GiftRecord; side: Side }) {
  const { lang, tz } = useStore(preferences)
  const { nickname, name, num, from, at } = record
  return (
    <li>
      <img src={record.img} alt="" width={40} height={40} className={styles.picture} />
      <span className={styles.words}>
        <b>
          {nameOf(name, lang)} × <Num>{num}</Num>
        </b>
        <small>
          {side === 'given' ? <Trans>{nickname} 送的</Trans> : <Trans>送给 {nickname}</Trans>} · {dayOf(at, tz)} {timeOf(at, tz)}
          {from === 'bag' && (
            <>
              {' · '}
              <Trans>来自背包</Trans>
            </>
          )}
        </small>
      </span>
      <Num strong>{side === 'given' ? `+${diamonds(record.income)}` : diamonds(record.price)}</Num>
    </li>
  )
}
