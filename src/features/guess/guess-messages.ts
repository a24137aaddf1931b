// Texts of questions, options and achievements, and the errors of a stake.
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GuessKind, GuessOption, GuessQuestion, GuessState } from '../../../contract/guess.ts'
import type { AchievementId } from '../../../contract/limits/expert-limits.ts'
import { teamShort } from '../../../rules/text/name/name.ts'
import { type FailureMessages, failureWord } from '../../core/api/failure-messages.ts'
import { totalText } from '../match/odds/odds-format.ts'
import { useRowView } from '../match/row-view.ts'

const own: FailureMessages = {
  'insufficient-balance': msg`金币不够，签到和任务能得金币`,
  'question-closed': msg`这道题已经截止`,
  'limit-reached': msg`这道题已经猜过了`,
  'cooling-off': msg`冷静期内不能竞猜`,
  'minor-mode': msg`未成年人模式下不能竞猜`,
  'range-too-old': msg`只能查三个月内的记录`,
}

export function useGuessMessages() {
  const { t } = useLingui()
  const { lang } = useRowView()
  const kinds: Record<Exclude<GuessKind, 'total'>, string> = { winner: t`谁会赢`, 'next-half': t`下半场谁赢` }
  const states: Record<GuessState, string> = { open: t`可猜`, closed: t`等结果`, settled: t`已结算`, void: t`作废，金币已退` }
  const achievements: Record<AchievementId, { name: string; text: string }> = {
    'first-guess': { name: t`第一次开口`, text: t`猜过一道题` },
    'guesses-30': { name: t`常客`, text: t`猜过三十道题` },
    'first-hit': { name: t`开门红`, text: t`猜中一次` },
    'hits-10': { name: t`十中`, text: t`猜中十次` },
    'hits-50': { name: t`五十中`, text: t`猜中五十次` },
    'run-3': { name: t`三连中`, text: t`连续猜中三次` },
    'run-7': { name: t`七连中`, text: t`连续猜中七次` },
    'long-shot': { name: t`爆冷`, text: t`一次拿回三倍以上` },
    'three-sports': { name: t`多面手`, text: t`三个项目都猜中过` },
    'early-bird': { name: t`早起的鸟`, text: t`开赛前一天就猜，十次` },
    'seven-days': { name: t`七天`, text: t`在七个不同的日子猜过` },
    'profit-1000': { name: t`小有积蓄`, text: t`累计净赢一千金币` },
  }
  return {
    kind({ kind, match }: Pick<GuessQuestion, 'kind' | 'match'>): string {
      if (kind !== 'total') return kinds[kind]
      return match.sport === 'football' ? t`总进球` : t({ message: '总得分', context: 'of a match' })
    },
    states,
    achievements,
    option(option: GuessOption, { kind, line, match }: Pick<GuessQuestion, 'kind' | 'line' | 'match'>): string {
      const isGoals = match.sport === 'football'
      const at = totalText(line ?? 0)
      if (option === 'over') return isGoals ? t`多于 ${at} 球` : t`多于 ${at} 分`
      if (option === 'under') return isGoals ? t`少于 ${at} 球` : t`少于 ${at} 分`
      if (option === 'draw') return kind === 'next-half' ? t`打平` : t`平局`
      return teamShort(match, option, lang)
    },
    failure: (error: unknown): string => t(failureWord(error, own)),
  }
}
