// The open questions, grouped by match and sorted by start.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import type { GuessOption, GuessQuestion } from '../../../contract/guess.ts'
import { teamShort } from '../../../rules/text/name/name.ts'
import { needLogin } from '../../core/session/open-dialog.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useRowView } from '../match/row-view.ts'
import { GuessMatch } from './GuessMatch.tsx'
import { questionsQuery } from './guess-queries.ts'
import { QuestionItem } from './QuestionItem.tsx'
import styles from './Questions.module.css'
import { questionGroups } from './question-groups.ts'
import { StakeDialog } from './StakeDialog.tsx'

export function Questions() {
  const { t } = useLingui()
  const { lang } = useRowView()
  const { data, isPending, refetch } = useQuery({ ...questionsQuery(), refetchInterval: 30_000 })
  const [picked, setPicked] = useState<{ question: GuessQuestion; option: GuessOption } | null>(null)
  if (isPending) return <SkeletonRows count={4} height={120} label={t`数据加载中，请稍候！`} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  if (data.list.length === 0) return <EmptyState icon={<CircleHelp />} title={t`现在没有可猜的题`} text={t`有比赛要开打时会出新题`} />
  return (
    <>
      {questionGroups(data.list).map(({ match, questions }) => (
        <section
          key={match.id}
          className={styles.group}
          aria-label={`${teamShort(match, 'home', lang)} vs ${teamShort(match, 'away', lang)}`}
          data-match={match.id}
        >
          <GuessMatch match={match} />
          {questions.map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              plain
              onPick={(option) => {
                if (!needLogin()) setPicked({ question, option })
              }}
            />
          ))}
        </section>
      ))}
      {picked && <StakeDialog {...picked} least={data.least} most={data.most} gold={data.gold ?? 0} onClose={() => setPicked(null)} />}
    </>
  )
}
