// 主播榜 on the home page: the top streamers by heat of a day, a week or a month.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { RankRange } from '../../../../contract/gift/rank.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { countText } from '../../../core/text/count-text.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useRowView } from '../../match/row-view.ts'
import { OnAirWord } from '../OnAirWord.tsx'
import styles from './HomeRank.module.css'

const most = 7

export function HomeRank() {
  const { t } = useLingui()
  const { lang } = useRowView()
  const [range, setRange] = useState<RankRange>('day')
  const { data } = useQuery({
    ...apiQuery('GET api/Live_streaming/roomRanking', { query: { range, by: 'heat', limit: String(most) } }),
    placeholderData: keepPreviousData,
  })
  // No streamer has been on the air: there is nothing to rank.
  if (!data || (range === 'day' && data.list.length === 0)) return null
  const ranges: Record<RankRange, string> = { day: t`日榜`, week: t`周榜`, month: t`月榜` }
  return (
    <section aria-labelledby="home-rank">
      <SectionHead
        id="home-rank"
        title={<Trans>主播榜</Trans>}
        tabs={
          <TabLinks
            label={t`主播榜`}
            current={range}
            items={(Object.keys(ranges) as RankRange[]).map((key) => ({
              key,
              label: ranges[key],
              panel: 'home-rank-list',
              onSelect: () => setRange(key),
            }))}
          />
        }
      />
      <div id="home-rank-list" role="tabpanel">
        <ol className={styles.list}>
          {data.list.map(({ room_id, uid, place, nickname, avatar, is_live, value }) => (
            <li key={room_id}>
              <Link
                {...(is_live ? { to: '/live', search: { id: room_id } } : { to: '/persona', search: { id: uid } })}
                className={styles.row}
              >
                <Num className={styles.place} data-place={place}>
                  {place}
                </Num>
                <PersonPicture path={avatar} size={36} isLive={is_live} />
                <span className={styles.words}>
                  <b translate="no">{nickname}</b>
                  {is_live && (
                    <small>
                      <OnAirWord />
                    </small>
                  )}
                </span>
                <Num className={styles.value}>{countText(value, lang)}</Num>
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.note}>
        <Trans>热度按观看、发言和礼物算，规则公开。</Trans>
        <MoreLink render={<Link to="/rank" />}>
          <Trans>全部</Trans>
        </MoreLink>
      </p>
    </section>
  )
}
