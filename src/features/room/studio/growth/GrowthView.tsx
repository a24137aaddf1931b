// A streamer's level: experience, distance to the next level, ways to gain experience, and all levels.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Growth } from '../../../../../contract/room/room.ts'
import { grouped } from '../../../../core/text/amount-text.ts'
import { LevelLadder } from '../../../../ui/figure/LevelLadder.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Progress } from '../../../../ui/figure/Progress.tsx'
import styles from './GrowthView.module.css'

export function GrowthView({ growth }: { growth: Growth }) {
  const { t } = useLingui()
  const { level: reached, experience, next, percent, steps, rules } = growth
  const messages: Record<Growth['rules'][number]['for'], (points: number) => string> = {
    'minute-live': (points) => t`每开播 1 分钟得 ${points} 点`,
    'diamond-received': (points) => t`每收到 1 钻石得 ${points} 点`,
    'diamond-spent': (points) => t`每消费 1 钻石得 ${points} 点`,
  }
  const has = <Num>{grouped(experience)}</Num>
  return (
    <div className={styles.growth}>
      <p className={styles.words}>
        <b>
          <Trans>
            主播等级 <Num strong>{reached}</Num>
          </Trans>
        </b>
        <span>
          {next === null ? (
            <Trans>已满级，经验 {has}</Trans>
          ) : (
            <Trans>
              经验 {has}，再得 <Num>{grouped(next - experience)}</Num> 点升到 {reached + 1} 级
            </Trans>
          )}
        </span>
      </p>
      <Progress label={t`到下一级`} percent={percent} />
      <p className={styles.rules}>{rules.map((one) => messages[one.for](one.points)).join(' · ')}</p>
      <LevelLadder
        summary={<Trans>等级一览</Trans>}
        label={t`每一级需要的经验`}
        level={reached}
        steps={steps.map(({ level, experience }) => (
          <Trans key={level}>
            <span>{level} 级</span> <Num>{grouped(experience)}</Num>
          </Trans>
        ))}
      />
    </div>
  )
}
