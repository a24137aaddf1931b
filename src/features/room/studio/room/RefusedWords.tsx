// Blocked words of this room, in addition to the site's.
import { Trans, useLingui } from '@lingui/react/macro'
import { chatLimits } from '../../../../../contract/limits/chat-limits.ts'
import { wordsOf } from '../../../../../rules/text/word-list.ts'
import { call } from '../../../../core/api/api.ts'
import { wordListFault } from '../../../../core/word-list-fault.ts'
import { LinesForm } from '../../../../ui/form/LinesForm.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStudioAct } from '../use-studio-act.ts'
import { useReadAgain, useStudioRead } from '../use-studio-read.ts'

export function RefusedWords({ roomId }: { roomId: string }) {
  const { t } = useLingui()
  const read = useStudioRead('GET api/Chat/roomWords', { query: { id: roomId } })
  return (
    <Panel padded aria-labelledby="refused-words">
      <SectionHead id="refused-words" title={<Trans>屏蔽词</Trans>} />
      {read.data ? (
        <WordList key={read.data.words.join('\n')} roomId={roomId} known={read.data.words} />
      ) : read.isLoadingError ? (
        <ErrorState onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonRows count={2} label={t`数据加载中，请稍候！`} />
      )}
    </Panel>
  )
}

function WordList({ roomId, known }: { roomId: string; known: readonly string[] }) {
  const { i18n, t } = useLingui()
  const { busy, run } = useStudioAct()
  const readAgain = useReadAgain()
  const save = (words: string[]): void =>
    void run(async () => {
      await call('POST api/Chat/putRoomWords', { body: { id: roomId, words } })
      await readAgain('GET api/Chat/roomWords')
    }, t`已生效`)
  return (
    <LinesForm
      label={<Trans>屏蔽词，一行一个</Trans>}
      hint={<Trans>只在你的直播间；全站的屏蔽词始终有效</Trans>}
      known={known}
      parse={wordsOf}
      faultOf={(words) => wordListFault(words, chatLimits.roomWords, i18n)}
      most={chatLimits.roomWords}
      busy={busy}
      save={<Trans>保存</Trans>}
      saveLabel={t`保存屏蔽词`}
      onSave={save}
    />
  )
}
