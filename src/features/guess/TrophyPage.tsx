// /trophy/home: the trophy room: questions for gold coins, records of three months, achievements and leaderboards.
import { Trans, useLingui } from '@lingui/react/macro'
import { Coins, Trophy } from 'lucide-react'
import { openDialog } from '../../core/session/open-dialog.ts'
import { sessionStore } from '../../core/session/session.ts'
import { grouped } from '../../core/text/amount-text.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { useStore } from '../../ui/use-store.ts'
import { Achievements } from './Achievements.tsx'
import { Board } from './Board.tsx'
import { Questions } from './Questions.tsx'
import { Records } from './Records.tsx'
import styles from './TrophyPage.module.css'
import type { TrophySearch } from './trophy-search.ts'

export function TrophyPage({ search }: { search: TrophySearch }) {
  const { t } = useLingui()
  useTitle(t`奖杯房`)
  const { phase, user } = useStore(sessionStore)
  const { tab = 'guess', range = 'week' } = search
  const names = { guess: t`趣味竞猜`, records: t`我的记录`, achievements: t`成就`, board: t`排行榜` }
  const isMine = tab === 'records' || tab === 'achievements'
  return (
    <Wrap className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.title}>
          <Trans>奖杯房</Trans>
        </h1>
        {user && (
          <span className={styles.gold}>
            <Coins size={16} aria-hidden="true" />
            <Trans>
              <Num strong>{grouped(user.gold)}</Num> 金币
            </Trans>
          </span>
        )}
      </div>
      <TabLinks
        label={t`奖杯房`}
        current={tab}
        className={styles.tabs}
        items={(Object.keys(names) as (keyof typeof names)[]).map((key) => ({
          key,
          label: names[key],
          to: '/trophy/home',
          search: key === 'guess' ? {} : { tab: key },
        }))}
      />
      <div className={styles.columns}>
        <Panel>
          {isMine && phase === 'out' ? (
            <EmptyState
              icon={<Trophy />}
              title={t`登录后能看到自己的记录和成就`}
              action={
                <Button variant="primary" onClick={() => openDialog('login')}>
                  <Trans>登录</Trans>
                </Button>
              }
            />
          ) : tab === 'records' ? (
            <Records />
          ) : tab === 'achievements' ? (
            <Achievements />
          ) : tab === 'board' ? (
            <Board range={range} />
          ) : (
            <Questions />
          )}
        </Panel>
        <Rules />
      </div>
    </Wrap>
  )
}

function Rules() {
  return (
    <Panel padded>
      <SectionHead title={<Trans>规则</Trans>} />
      <ul className={styles.rules}>
        <li>
          <Trans>只用金币。金币来自签到和任务，不能提现，不能换成钻石。</Trans>
        </li>
        <li>
          <Trans>每道题一个池子，猜中的人按投入分走全部，平台不抽成。</Trans>
        </li>
        <li>
          <Trans>输赢和总数按终场比分结算，含加时，不含点球大战；下半场的题只看下半场。比赛不打就全部退回。</Trans>
        </li>
        <li>
          <Trans>比分更正会重新结算，多给的收回，少给的补上，两次结果都看得到。已花掉的不追到负数。</Trans>
        </li>
        <li>
          <Trans>记录只能查三个月内的。</Trans>
        </li>
      </ul>
    </Panel>
  )
}
